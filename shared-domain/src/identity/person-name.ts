import { foldColumnName } from '../text/column-names.ts';
import { foldText } from '../text/fold.ts';

/** In which order names stand that are written in one cell. */
export type NameOrder = 'firstLast' | 'lastFirst';

/** A name in two parts. */
export interface ParsedName {
  readonly last: string;
  readonly first: string;
  /** Neither capitals nor a comma told the parts. */
  readonly isGuessed: boolean;
}

/** Words that belong to the last name that follows them. */
const PARTICLES = new Set(
  'de da di du do dos das del della der den van von vom zu ten ter te la le las los el al bin ben ibn abu mac mc o saint st'.split(
    ' ',
  ),
);
/** Below this many names of two words, how often a word is repeated says nothing. */
const MIN_NAMES = 20;
/** First names are so much fewer than last names. */
const MAX_FIRST_NAME_SHARE = 0.9;

/** What is behind a name that father and son share: a part of the last name. */
const SUFFIX = /^(?:[jJsS][rR]\.?|I{2,3})$/;

/** Below this part of the names, those in capitals are chance and do not speak for the column. */
const MIN_CAPITALS_SHARE = 0.1;

const splitWords = (text: string): string[] => text.match(/\([^()]*\)|\S+/g) ?? [];
const isBracketed = (word: string): boolean => word.startsWith('(');
const isCapital = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();
/** Capitals that tell a last name: `AJ` and `J.P.` may as well be initials, and `LI` is told by the column. */
const isLastName = (word: string): boolean => isCapital(word) && /\p{L}{3}/u.test(word.replace(/['’-]/g, ''));
const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase().replace(/['’]$/, ''));
/** A single letter, or several with points: of a first name, whichever side it stands on. */
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

/** A name without its suffixes, and these: `Smith, Jr., John` is `Smith, John` and `Jr.`. */
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

/** Which words are the last name by their capitals: those of every run of them that has one that is no mere initials. */
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
 * Last and first name from one cell: what is before a comma is the last name, else the words in capitals are, wherever they are;
 * with neither the order of the column decides (`findNameOrder`). Initials and what is in brackets are no last name; `Jr`, `Sr`, `II` and
 * `III` go behind it.
 * @example parsePersonName('Inès DE VALMOREL') // { last: 'DE VALMOREL', first: 'Inès', isGuessed: false }
 */
export function parsePersonName(text: string, order: NameOrder = 'lastFirst'): ParsedName {
  const { rest, suffixes } = separateSuffixes(text);
  const { last, ...others } = parseParts(suffixes.length === 0 ? text : rest, order);
  return { last: [last, ...suffixes].join(' ').trim(), ...others };
}

function parseParts(text: string, order: NameOrder): ParsedName {
  const [before = '', ...after] = text.split(',');
  if (after.length === 1 && before.trim() !== '')
    return { last: splitWords(before).join(' '), first: splitWords(after[0] ?? '').join(' '), isGuessed: false };
  const allWords = splitWords(text.replaceAll(',', ' '));
  const words = allWords.filter((word) => !isBracketed(word));
  if (words.length < 2) return { last: allWords.join(' '), first: '', isGuessed: false };
  const bracketed = allWords.filter(isBracketed);
  const whole = words.filter(isFullWord);
  const capitals = findLastNameWords(words);
  const others = words.filter((_, index) => !capitals[index]);
  const isMarkedByCapitals = capitals.includes(true) && others.some(isFullWord);
  const parts = isMarkedByCapitals
    ? { last: words.filter((_, index) => capitals[index]).join(' '), first: others.join(' ') }
    : whole.length === 1
      ? { last: whole.join(' '), first: words.filter(isInitial).join(' ') }
      : splitAt(words, order);
  const first = [parts.first, ...bracketed].join(' ');
  return { last: parts.last, first, isGuessed: !isMarkedByCapitals && whole.length !== 1 };
}

/** Heads that are English and of no other language: beside one of them `Athlete` is English too. */
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

/** In which order the name of a column says that names are; an English one says first names first. */
function findOrderByHeader(header: string, headers: readonly string[]): NameOrder {
  const plain = foldColumnName(header);
  if (plain === 'athlete' && headers.some((otherHeader) => ENGLISH_HEADERS.has(foldColumnName(otherHeader))))
    return 'firstLast';
  if (/^(prenom|first|vorname|nombre|nome(?!t))/.test(plain)) return 'firstLast';
  if (/^(nom|last|nachname|apellido|cognome)/.test(plain)) return 'lastFirst';
  return /name|runner|competitor|participant/.test(plain) ? 'firstLast' : 'lastFirst';
}

/** The side that more than `share` of all votes are for, where the other has fewer. */
function findMajority(votes: Readonly<Record<NameOrder, number>>, share: number): NameOrder | undefined {
  const { firstLast, lastFirst } = votes;
  if (firstLast === lastFirst || Math.max(firstLast, lastFirst) < share) return undefined;
  return firstLast > lastFirst ? 'firstLast' : 'lastFirst';
}

/**
 * The order of the names of a whole column: that of the most names whose capitals tell it, where these are not chance; else the side on
 * which words are repeated more often is that of the first names, as there are fewer of them; else what the head of the column says, by
 * the language of the other heads.
 * @example findNameOrder(['Inès VALMOREL', 'Lou Kerbrat'], 'Nom') // 'firstLast'
 */
export function findNameOrder(names: readonly string[], header = '', headers: readonly string[] = []): NameOrder {
  const capitalVotes = { firstLast: 0, lastFirst: 0 };
  const shortCapitalVotes = { firstLast: 0, lastFirst: 0 };
  const [starts, ends] = [new Set<string>(), new Set<string>()];
  let [whole, twoWordNames] = [0, 0];
  for (const name of names) {
    const words = splitWords(name).filter(
      (word, index) => !isSuffix(word, index) && !isBracketed(word) && isFullWord(word),
    );
    const [start = '', end = ''] = [words[0], words.at(-1)];
    if (words.length < 2) continue;
    whole++;
    if (isCapital(start) && hasSmallLetter(end)) (isLastName(start) ? capitalVotes : shortCapitalVotes).lastFirst++;
    if (isCapital(end) && hasSmallLetter(start)) (isLastName(end) ? capitalVotes : shortCapitalVotes).firstLast++;
    if (words.length > 2) continue;
    twoWordNames++;
    starts.add(start.toLowerCase());
    ends.add(end.toLowerCase());
  }
  const byCapitals = findMajority(capitalVotes, whole * MIN_CAPITALS_SHARE);
  if (byCapitals !== undefined) return byCapitals;
  const byShortCapitals = whole < MIN_NAMES ? undefined : findMajority(shortCapitalVotes, whole / 2);
  if (byShortCapitals !== undefined) return byShortCapitals;
  if (twoWordNames >= MIN_NAMES && starts.size < ends.size * MAX_FIRST_NAME_SHARE) return 'firstLast';
  if (twoWordNames >= MIN_NAMES && ends.size < starts.size * MAX_FIRST_NAME_SHARE) return 'lastFirst';
  return findOrderByHeader(header, headers);
}

/** What a row says in a column of last names and in one of names. */
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
 * Whether a column of names, beside one of last names and without one of first names, is that of first names: most of its cells would
 * have the last names in them, were they whole names, and they are whole where no row has a last name beside them.
 * @example areFirstNames([{ last: 'Larsson', name: 'Johan' }]) // true
 */
export function areFirstNames(rows: readonly NamePair[]): boolean {
  const rowsWithName = rows.filter(({ name }) => name.trim() !== '');
  const pairs = rowsWithName.filter(({ last }) => last.trim() !== '');
  if (pairs.length === 0) return rowsWithName.length === 0;
  return pairs.filter(hasLastName).length * 2 <= pairs.length;
}
