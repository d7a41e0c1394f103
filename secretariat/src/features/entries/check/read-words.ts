import { type Category, foldText, parseCategoryCode, type RoundLetter, type Sex } from 'shared-domain';

const words = (...texts: readonly string[]): ReadonlySet<string> => new Set(texts);

const SEX_WORDS: readonly (readonly [Sex, ReadonlySet<string>])[] = [
  [
    1,
    words(
      'm',
      'h',
      'homme',
      'hommes',
      'masculin',
      'masc',
      'male',
      'g',
      'garcon',
      'garcons',
      'men',
      'man',
      'boys',
      'boy',
    ),
  ],
  [
    2,
    words(
      'f',
      'w',
      'femme',
      'femmes',
      'feminin',
      'fem',
      'female',
      'fille',
      'filles',
      'dames',
      'women',
      'woman',
      'girls',
      'girl',
    ),
  ],
  [3, words('x', 'mixte', 'mixed', 'mix')],
];

/** The sex that a word names, French or English. @example readSex('Femmes') // 2 */
export function readSex(text: string): Sex | undefined {
  const word = foldText(text).trim();
  return SEX_WORDS.find(([, all]) => all.has(word))?.[0];
}

const ROUND_WORDS: readonly (readonly [RoundLetter, RegExp])[] = [
  ['f', /^(f|finale?s?|final [a-z])$/],
  ['h', /^(h|series?|heats?)$/],
  ['s', /^(s|sf|demi.*|semi.*)$/],
  ['r', /^(r|qf|quart.*|quarter.*)$/],
  ['e', /^(e|huitieme.*|8e.*)$/],
  ['q', /^(q|qualif.*)$/],
  ['p', /^(p|prelim.*|tour prelim.*)$/],
];

/** The round that a word names. @example readRound('Séries') // 'h' */
export function readRound(text: string): RoundLetter | undefined {
  const word = foldText(text).trim();
  return ROUND_WORDS.find(([, pattern]) => pattern.test(word))?.[0];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The number of a heat; pools are lettered. @example readHeat('B') // 2 */
export function readHeat(text: string): number | undefined {
  const word = foldText(text)
    .replace(/^(serie|heat|poule|pool|groupe|group)\s*/, '')
    .trim();
  if (/^[1-9]\d{0,2}$/.test(word)) return Number(word);
  return word.length === 1 && LETTERS.includes(word) ? LETTERS.indexOf(word) + 1 : undefined;
}

/**
 * The category of a code, in the letters of either language: `U18F` and `U18W` are the same girls, `SEH` the senior men.
 * @example readCategory('U18F')?.id // 50
 */
export function readCategory(text: string, sex?: Sex): Category | undefined {
  const code = text.replace(/[\s./-]/g, '').toUpperCase();
  const tried = [
    code,
    code.replace(/F$/, 'W'),
    code.replace(/[HG]$/, 'M'),
    code.replace(/^([FHGMW])(?=.{2})(.*)$/, '$2$1'),
  ];
  for (const one of tried) {
    const found = parseCategoryCode(one, sex) ?? parseCategoryCode(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
