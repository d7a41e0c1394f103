import { foldColumnName } from '../text/column-names.ts';
import { foldText } from '../text/fold.ts';

/** The order of first and last name in one cell. */
export type NameOrder = 'firstLast' | 'lastFirst';

/** A name in two parts. */
export interface ParsedName {
  readonly last: string;
  readonly first: string;
  /** True where neither capitals nor a comma separated the parts. */
  readonly isGuessed: boolean;
}

/** Words that belong to the last name after them. */
const PARTICLES = new Set(
  'de da di du do dos das del della der den van von vom zu ten ter te la le las los el al bin ben ibn abu mac mc o saint st'
    .split(' ')
    .concat("'t", "'s"),
);
/** Fewer names than this are too few for statistics on a column. */
const MIN_NAMES = 20;
/** A column has at most this share of different first names, compared with its last names. */
const MAX_FIRST_NAME_SHARE = 0.9;
/** In a list of fewer names families repeat last names too: there the share is smaller. */
const MIN_NAMES_OF_LONG_LIST = 200;
const MAX_FIRST_NAME_SHARE_OF_SHORT_LIST = 0.7;

/** Suffixes such as Jr. and III, which are part of the last name. */
const SUFFIX = /^(?:[jJsS][nN]?[rR]\.?|I{2,3})$/;

/** Names with a last name in capitals decide the order of a column only from this share on. */
const MIN_CAPITALS_SHARE = 0.1;

/** Signs of lists around a name, as `» Hehir, Sean`, `* LOTT Nina` and `MARTIN Léo #`. */
const SIGNS_BEFORE = /^[\s»›>*#•·●▪†‡~=+|:;!?-]+/u;
const SIGN_AFTER = /[\s»›*#•·●▪†‡~=+|:;-]/;
/** Beside letters an underscore may stand for a lost one; alone it says nothing. */
const UNDERSCORES_ALONE = /^[\s_]+$/;

/** Goes back sign by sign: a pattern that ends in `+$` tries each run of signs from each of its signs. */
function removeSignsAfter(text: string): string {
  let end = text.length;
  while (end > 0 && SIGN_AFTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * A name without the signs that lists put before and after it.
 * @example removeNameSigns('» Hehir') // 'Hehir'
 */
export function removeNameSigns(text: string): string {
  return removeSignsAfter(text.replace(SIGNS_BEFORE, '')).replace(UNDERSCORES_ALONE, '');
}

const splitWords = (text: string): string[] => text.match(/\([^()]*\)|\S+/g) ?? [];
const isBracketed = (word: string): boolean => word.startsWith('(');
const isCapital = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();
/** Whether a word in capitals is certainly a last name: `AJ`, `J.P.` and `LI` may be initials. */
const isLastName = (word: string): boolean => isCapital(word) && /\p{L}{3}/u.test(word.replace(/['’-]/g, ''));
const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase().replaceAll('’', "'").replace(/'$/, ''));
/** Whether a word is an initial or several with points, which belong to a first name. */
const isInitial = (word: string): boolean => /^(?:\p{Lu}|(?:\p{Lu}\.-?)+)$/u.test(word) && !isParticle(word);
const isFullWord = (word: string): boolean => !isInitial(word);
const hasSmallLetter = (word: string): boolean => word !== word.toUpperCase();

function splitAt(words: readonly string[], order: NameOrder): Pick<ParsedName, 'last' | 'first'> {
  if (words.length < 2) return { last: words[0] ?? '', first: '' };
  if (order === 'lastFirst') {
    const lastWord = words.findIndex((word) => !isParticle(word) && isFullWord(word));
    const end = Math.min(Math.max(lastWord, 0) + 1, words.length - 1);
    return { last: words.slice(0, end).join(' '), first: words.slice(end).join(' ') };
  }
  let from = Math.max(words.findLastIndex(isFullWord), 1);
  while (from > 1 && isParticle(words[from - 1] ?? '')) from--;
  return { last: words.slice(from).join(' '), first: words.slice(0, from).join(' ') };
}

const isSuffix = (word: string, index: number): boolean => index > 0 && SUFFIX.test(word.replace(/,$/, ''));

/** Separates a name from its suffixes: `Smith, Jr., John` gives `Smith, John` and `Jr.`. */
function separateSuffixes(text: string): { readonly rest: string; readonly suffixes: readonly string[] } {
  const suffixes: string[] = [];
  const otherWords: string[] = [];
  for (const [index, word] of splitWords(text).entries()) {
    if (!isSuffix(word, index)) {
      otherWords.push(word);
      continue;
    }
    suffixes.push(word.replace(/,$/, ''));
    const before = otherWords.pop() ?? '';
    otherWords.push(word.endsWith(',') && !before.endsWith(',') ? `${before},` : before);
  }
  return { rest: otherWords.join(' ').replace(/,$/, ''), suffixes };
}

/** For each word whether it is part of a last name in capitals: a run of words in capitals, not all of which may be initials. */
function findLastNameWords(words: readonly string[]): readonly boolean[] {
  const isCandidate = words.map((word, index) =>
    isCapital(words.slice(index).find((next) => isCapital(next) || !isParticle(next)) ?? word),
  );
  return isCandidate.map((isMarked, index) => {
    const from = isCandidate.lastIndexOf(false, index) + 1;
    const to = isCandidate.indexOf(false, index);
    return isMarked && words.slice(from, to < 0 ? undefined : to).some(isLastName);
  });
}

/**
 * Last and first name from one cell. The last name is what is before a comma, else the words in capitals, else the words that the order
 * of the column tells (`findNameOrder`). Initials and words in brackets belong to the first name; `Jr`, `Sr`, `II` and `III` to the last.
 * @example parsePersonName('Inès DE VALMOREL') // { last: 'DE VALMOREL', first: 'Inès', isGuessed: false }
 */
export function parsePersonName(text: string, order: NameOrder = 'lastFirst'): ParsedName {
  const name = removeNameSigns(text);
  const { rest, suffixes } = separateSuffixes(name);
  const { last, ...others } = parseParts(suffixes.length === 0 ? name : rest, order);
  return { last: [last, ...suffixes].join(' ').trim(), ...others };
}

function parseParts(text: string, order: NameOrder): ParsedName {
  const [beforeComma = '', ...afterComma] = text.split(',');
  if (afterComma.length === 1 && beforeComma.trim() !== '')
    return {
      last: splitWords(beforeComma).join(' '),
      first: splitWords(afterComma[0] ?? '').join(' '),
      isGuessed: false,
    };
  const allWords = splitWords(text.replaceAll(',', ' '));
  const words = allWords.filter((word) => !isBracketed(word));
  if (words.length < 2) return { last: allWords.join(' '), first: '', isGuessed: false };
  const bracketed = allWords.filter(isBracketed);
  const fullWords = words.filter(isFullWord);
  const isLastNameWord = findLastNameWords(words);
  const others = words.filter((_, index) => !isLastNameWord[index]);
  const isMarkedByCapitals = isLastNameWord.includes(true) && others.some(isFullWord);
  const parts = isMarkedByCapitals
    ? { last: words.filter((_, index) => isLastNameWord[index]).join(' '), first: others.join(' ') }
    : fullWords.length === 1
      ? { last: fullWords.join(' '), first: words.filter(isInitial).join(' ') }
      : splitAt(words, order);
  const first = [parts.first, ...bracketed].join(' ');
  return { last: parts.last, first, isGuessed: !isMarkedByCapitals && fullWords.length !== 1 };
}

/** Column headers that only English has: beside one of them `Athlete` is English too. */
const ENGLISH_HEADERS = new Set([
  'time',
  'country',
  'gender',
  'team',
  'rank',
  'year',
  'bib',
  'date',
  'finishtime',
  'birthyear',
]);

/** The order of names that the header of a column implies: first names first in English. */
function findOrderByHeader(header: string, headers: readonly string[]): NameOrder {
  const foldedHeader = foldColumnName(header);
  if (foldedHeader === 'athlete' && headers.some((otherHeader) => ENGLISH_HEADERS.has(foldColumnName(otherHeader))))
    return 'firstLast';
  if (
    /^(prenom|first|vorname|nombre|nome(?!t)|voornaam|etunimi|fornavn|fornamn|ad(?:i)?(?:ve)?soyad|isim)/.test(
      foldedHeader,
    )
  )
    return 'firstLast';
  if (
    /^(imiei?nazwisko|jmenoa?prijmeni|menoa?priezvisko|naam(?!voornaam|envoornaam)|navn|namn|deelnemer|loper)/.test(
      foldedHeader,
    )
  )
    return 'firstLast';
  if (/^(nom|last|nachname|apellido|cognome)/.test(foldedHeader)) return 'lastFirst';
  return /name|runner|competitor|participant/.test(foldedHeader) ? 'firstLast' : 'lastFirst';
}

/** Words that stand between first and last name and in no first names: `Bob van der Weg`, `João da Silva`, but not `María del Carmen`. */
const MIDDLE_PARTICLES = new Set([
  'van',
  'von',
  'vom',
  'der',
  'den',
  'ten',
  'ter',
  'zu',
  'da',
  'do',
  'dos',
  'das',
  'di',
]);
/** Fewer names with such a word tell nothing of their column. */
const MIN_PARTICLES = 2;

/** The side of the last name by words that stand before it; undefined for the first names of other languages. */
function findParticleOrder(names: readonly string[]): NameOrder | undefined {
  const votes = { firstLast: 0, lastFirst: 0 };
  for (const name of names) {
    const words = splitWords(name.toLowerCase());
    const at = words.findIndex((word) => MIDDLE_PARTICLES.has(word));
    if (at < 0 || at === words.length - 1) continue;
    if (at === 0 || (at === 1 && words[0] === 'de')) votes.lastFirst++;
    else votes.firstLast++;
  }
  return findMajority(votes, MIN_PARTICLES);
}

/** The order with the most votes, if these are at least `minVotes`; undefined for a tie. */
function findMajority(votes: Readonly<Record<NameOrder, number>>, minVotes: number): NameOrder | undefined {
  const { firstLast, lastFirst } = votes;
  if (firstLast === lastFirst || Math.max(firstLast, lastFirst) < minVotes) return undefined;
  return firstLast > lastFirst ? 'firstLast' : 'lastFirst';
}

/**
 * The order of the names in a column: by the names with a last name in capitals, if these are frequent enough; else the side on which
 * more words are repeated has the first names, of which there are fewer; else by
 * words such as `van der`; else by the header, in the language of the other headers.
 * @example findNameOrder(['Inès VALMOREL', 'Lou Kerbrat'], 'Nom') // 'firstLast'
 */
export function findNameOrder(names: readonly string[], header = '', headers: readonly string[] = []): NameOrder {
  const capitalVotes = { firstLast: 0, lastFirst: 0 };
  const shortCapitalVotes = { firstLast: 0, lastFirst: 0 };
  const [starts, ends] = [new Set<string>(), new Set<string>()];
  let [longNames, twoWordNames] = [0, 0];
  for (const name of names) {
    const words = splitWords(name).filter(
      (word, index) => !isSuffix(word, index) && !isBracketed(word) && isFullWord(word),
    );
    const [start = '', end = ''] = [words[0], words.at(-1)];
    if (words.length < 2) continue;
    longNames++;
    if (isCapital(start) && hasSmallLetter(end)) (isLastName(start) ? capitalVotes : shortCapitalVotes).lastFirst++;
    if (isCapital(end) && hasSmallLetter(start)) (isLastName(end) ? capitalVotes : shortCapitalVotes).firstLast++;
    if (words.length > 2) continue;
    twoWordNames++;
    starts.add(start.toLowerCase());
    ends.add(end.toLowerCase());
  }
  const byCapitals = findMajority(capitalVotes, longNames * MIN_CAPITALS_SHARE);
  if (byCapitals !== undefined) return byCapitals;
  const byShortCapitals = longNames < MIN_NAMES ? undefined : findMajority(shortCapitalVotes, longNames / 2);
  if (byShortCapitals !== undefined) return byShortCapitals;
  const maxShare = twoWordNames < MIN_NAMES_OF_LONG_LIST ? MAX_FIRST_NAME_SHARE_OF_SHORT_LIST : MAX_FIRST_NAME_SHARE;
  if (twoWordNames >= MIN_NAMES && starts.size < ends.size * maxShare) return 'firstLast';
  if (twoWordNames >= MIN_NAMES && ends.size < starts.size * maxShare) return 'lastFirst';
  return findParticleOrder(names) ?? findOrderByHeader(header, headers);
}

/** A row's cells in a column of last names and in a column of names. */
interface NamePair {
  readonly last: string;
  readonly name: string;
}

const listLetterWords = (text: string): readonly string[] => foldText(text).match(/\p{L}+/gu) ?? [];

function hasLastName({ last, name }: NamePair): boolean {
  const words = new Set(listLetterWords(name));
  return listLetterWords(last).every((word) => words.has(word));
}

/**
 * Whether a column of names beside a column of last names holds first names only: at most half of its cells contain the last name of
 * their row. Where no row has both, only an empty column does.
 * @example areFirstNames([{ last: 'Larsson', name: 'Johan' }]) // true
 */
export function areFirstNames(rows: readonly NamePair[]): boolean {
  const rowsWithName = rows.filter(({ name }) => name.trim() !== '');
  const pairs = rowsWithName.filter(({ last }) => last.trim() !== '');
  if (pairs.length === 0) return rowsWithName.length === 0;
  return pairs.filter(hasLastName).length * 2 <= pairs.length;
}
