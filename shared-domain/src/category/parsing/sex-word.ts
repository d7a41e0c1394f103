import { foldText } from '../../text/fold.ts';
import type { Sex } from '../category.ts';
import type { OtherSex } from '../person-sex.ts';

const splitWords = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const SEX_WORDS: readonly (readonly [Sex, ReadonlySet<string>])[] = [
  [
    1,
    splitWords(
      'm h g menn gutt gutter homme hommes messieurs masculin masc male males man men garcon garcons gar boy boys mannlich mann manner herr herren junge jungen knabe knaben ragazzo hombre hombres masculino varon varones homem homens uomo uomini maschio maschi maschile mand maend heren mannen jongen jongens herrer drenge pojkar mies miehet poika pojat mezczyzna mezczyzni chlopiec chlopcy muz muzi chlapec chlapci ferfi ferfiak fiu fiuk erkek erkekler bay baylar varonil moski muski м муж мужчины мужской 男 男子 男性',
    ),
  ],
  [
    2,
    splitWords(
      'f w k kvinne kvinner kvinna kvinnor jente jenter femme femmes feminin feminine fem female females woman women fille filles dame dames girl girls lady ladies weiblich frau frauen damen madchen ragazza ragazze mujer mujeres femenino femenina feminino feminina mulher mulheres donna donne femmina femmine femminile vrouw vrouwen meisje meisjes damer kvinde kvinder piger flickor nainen naiset tytto tytot kobieta kobiety dziewczyna dziewczeta zena zeny divka divky noi nok lany lanyok kadin kadinlar bayan bayanlar femenil zenski zenske ж жен женщины женский 女 女子 女性',
    ),
  ],
  [3, splitWords('x mixte mixed mix mixto misto gemischt gemengd 混合')],
];

/** The sex that a word names, in French, English or another language of entry lists; 3 for mixed. @example parseSexWord('Femmes') // 2 */
export function parseSexWord(text: string): Sex | undefined {
  const word = foldText(text).replace(/^((?:wo)?men)['’]?s$/, '$1');
  return SEX_WORDS.find(([, sexWords]) => sexWords.has(word))?.[0];
}

const OTHER_SEX_WORDS: Readonly<Record<string, OtherSex>> = {
  x: 'X',
  n: 'N',
  nb: 'NB',
  'non binary': 'NB',
  'non-binary': 'NB',
  nonbinary: 'NB',
  'non binaire': 'NB',
  'non-binaire': 'NB',
  divers: 'X',
  diverse: 'X',
  autre: 'X',
  other: 'X',
};

/** What single letters mean under the heading of sexes in a language whose words begin so, and that no other language writes there. */
const LETTERS_BY_HEADING: Readonly<Record<string, Readonly<Record<string, 1 | 2>>>> = {
  sukupuoli: { m: 1, n: 2 },
  nem: { f: 1, n: 2 },
  neme: { f: 1, n: 2 },
  cinsiyet: { e: 1, k: 2, b: 2 },
  cinsiyeti: { e: 1, k: 2, b: 2 },
  pohlavi: { m: 1, z: 2 },
  pohlavie: { m: 1, z: 2 },
  pohl: { m: 1, z: 2 },
};

/** The letters of the heading's language, where the column has no other letter. */
function findHeadingLetters(sexWords: ReadonlySet<string>, header: string): Readonly<Record<string, 1 | 2>> {
  const letters = LETTERS_BY_HEADING[foldText(header).replace(/[^a-z]/g, '')] ?? {};
  return [...sexWords].every((word) => word.length !== 1 || word in letters) ? letters : {};
}

/** What D means in a column: «divers» beside women or under a German or Dutch header, «dame» beside H or under a French one. */
function findSexOfD(columnWords: ReadonlySet<string>, header: string): 'X' | 2 | undefined {
  const hasWomen = columnWords.has('v') || [...columnWords].some((word) => parseSexWord(word) === 2);
  if (hasWomen || /^ge(schlecht|slacht)/.test(foldText(header))) return 'X';
  return columnWords.has('h') || /^(sexe|genre)/.test(foldText(header)) ? 2 : undefined;
}

/**
 * Creates a reader for the sexes of persons in one column. The other cells and the header decide what a letter means: M beside H is
 * the Spanish «mujer», D beside H the French «dame» and beside W the German «divers»; K and V are women where no F or W is.
 * @example createSexReader(['H', 'M'])('M') // 2
 */
export function createSexReader(cells: Iterable<string>, header = ''): (cell: string) => 1 | 2 | OtherSex | undefined {
  const sexWords = new Set<string>();
  for (const cell of cells) sexWords.add(foldText(cell));
  const hasWomen = sexWords.has('f') || sexWords.has('w');
  const sexOfD = findSexOfD(sexWords, header);
  const columnLetters: Readonly<Record<string, 1 | 2 | OtherSex>> = {
    ...(sexWords.has('h') && sexWords.has('m') && !hasWomen && !sexWords.has('d') ? { m: 2 } : {}),
    ...(sexOfD === undefined ? {} : { d: sexOfD }),
    ...(hasWomen ? {} : { k: 2, v: 2 }),
    ...findHeadingLetters(sexWords, header),
    // Erkek and kadın, muž and žena, whatever the heading.
    ...(sexWords.has('e') && sexWords.has('k') && !sexWords.has('m') ? { e: 1 } : {}),
    ...(sexWords.has('m') && sexWords.has('z') && !hasWomen ? { z: 2 } : {}),
  };
  return (cell) => {
    const word = foldText(cell);
    const other = columnLetters[word] ?? OTHER_SEX_WORDS[word];
    if (other !== undefined) return other;
    const sex = parseSexWord(word);
    return sex === 1 || sex === 2 ? sex : sex === 3 ? 'X' : undefined;
  };
}
