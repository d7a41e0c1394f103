import { foldColumnName } from '../text/column-names.ts';
import { foldText } from '../text/fold.ts';

/** In which order names stand that are written in one cell. */
export type NameOrder = 'firstLast' | 'lastFirst';

/** A name in two parts. */
export interface ParsedName {
  readonly last: string;
  readonly first: string;
  /** Neither capitals nor a comma told the parts. */
  readonly guessed: boolean;
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
const FEWER = 0.9;

/** What is behind a name that father and son share: a part of the last name. */
const SUFFIX = /^(?:[jJsS][rR]\.?|I{2,3})$/;

/** Below this part of the names, those in capitals are chance and do not speak for the column. */
const MIN_TOLD = 0.1;

const splitWords = (text: string): string[] => text.match(/\([^()]*\)|\S+/g) ?? [];
const isBracketed = (word: string): boolean => word.startsWith('(');
const isCapital = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();
/** Capitals that tell a last name: `AJ` and `J.P.` may as well be initials, and `LI` is told by the column. */
const isLastName = (word: string): boolean => isCapital(word) && /\p{L}{3}/u.test(word.replace(/['’-]/g, ''));
const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase().replace(/['’]$/, ''));
/** A single letter, or several with points: of a first name, whichever side it stands on. */
const isInitial = (word: string): boolean => /^(?:\p{Lu}|(?:\p{Lu}\.-?)+)$/u.test(word) && !isParticle(word);
const isWhole = (word: string): boolean => !isInitial(word);
const hasSmall = (word: string): boolean => word !== word.toUpperCase();

function splitAt(words: readonly string[], order: NameOrder): Pick<ParsedName, 'last' | 'first'> {
  if (words.length < 2) return { last: words[0] ?? '', first: '' };
  if (order === 'lastFirst') {
    const own = words.findIndex((word) => !isParticle(word) && isWhole(word));
    const end = Math.min(Math.max(own, 0) + 1, words.length - 1);
    return { last: words.slice(0, end).join(' '), first: words.slice(end).join(' ') };
  }
  let from = Math.max(words.findLastIndex(isWhole), 1);
  while (from > 1 && isParticle(words[from - 1] ?? '')) from--;
  return { last: words.slice(from).join(' '), first: words.slice(0, from).join(' ') };
}

const isSuffix = (word: string, index: number): boolean => index > 0 && SUFFIX.test(word.replace(/,$/, ''));

/** A name without its suffixes, and these: `Smith, Jr., John` is `Smith, John` and `Jr.`. */
function takeSuffixes(text: string): { readonly rest: string; readonly suffixes: readonly string[] } {
  const suffixes: string[] = [];
  const rest: string[] = [];
  for (const [index, word] of splitWords(text).entries()) {
    if (!isSuffix(word, index)) {
      rest.push(word);
      continue;
    }
    suffixes.push(word.replace(/,$/, ''));
    const before = rest.pop() ?? '';
    rest.push(word.endsWith(',') && !before.endsWith(',') ? `${before},` : before);
  }
  return { rest: rest.join(' ').replace(/,$/, ''), suffixes };
}

/** Which words are the last name by their capitals: those of every run of them that has one that is no mere initials. */
function findCapitals(words: readonly string[]): readonly boolean[] {
  const isLast = words.map((word, index) =>
    isCapital(words.slice(index).find((next) => isCapital(next) || !isParticle(next)) ?? word),
  );
  return isLast.map((is, index) => {
    const from = isLast.lastIndexOf(false, index) + 1;
    const to = isLast.indexOf(false, index);
    return is && words.slice(from, to < 0 ? undefined : to).some(isLastName);
  });
}

/**
 * Last and first name from one cell: what is before a comma is the last name, else the words in capitals are, wherever they are;
 * with neither the order of the column decides (`findNameOrder`). Initials and what is in brackets are no last name; `Jr`, `Sr`, `II` and
 * `III` go behind it.
 * @example parsePersonName('Inès DE VALMOREL') // { last: 'DE VALMOREL', first: 'Inès', guessed: false }
 */
export function parsePersonName(text: string, order: NameOrder = 'lastFirst'): ParsedName {
  const { rest, suffixes } = takeSuffixes(text);
  const { last, ...others } = parseParts(suffixes.length === 0 ? text : rest, order);
  return { last: [last, ...suffixes].join(' ').trim(), ...others };
}

function parseParts(text: string, order: NameOrder): ParsedName {
  const [before = '', ...after] = text.split(',');
  if (after.length === 1 && before.trim() !== '')
    return { last: splitWords(before).join(' '), first: splitWords(after[0] ?? '').join(' '), guessed: false };
  const all = splitWords(text.replaceAll(',', ' '));
  const words = all.filter((word) => !isBracketed(word));
  if (words.length < 2) return { last: all.join(' '), first: '', guessed: false };
  const called = all.filter(isBracketed);
  const whole = words.filter(isWhole);
  const capitals = findCapitals(words);
  const others = words.filter((_, index) => !capitals[index]);
  const isTold = capitals.includes(true) && others.some(isWhole);
  const parts = isTold
    ? { last: words.filter((_, index) => capitals[index]).join(' '), first: others.join(' ') }
    : whole.length === 1
      ? { last: whole.join(' '), first: words.filter(isInitial).join(' ') }
      : splitAt(words, order);
  const first = [parts.first, ...called].join(' ');
  return { last: parts.last, first, guessed: !isTold && whole.length !== 1 };
}

/** Heads that are English and of no other language: beside one of them `Athlete` is English too. */
const ENGLISH_HEADS = new Set([
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
function orderByHead(head: string, heads: readonly string[]): NameOrder {
  const plain = foldColumnName(head);
  if (plain === 'athlete' && heads.some((one) => ENGLISH_HEADS.has(foldColumnName(one)))) return 'firstLast';
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
export function findNameOrder(names: readonly string[], head = '', heads: readonly string[] = []): NameOrder {
  const told = { firstLast: 0, lastFirst: 0 };
  const short = { firstLast: 0, lastFirst: 0 };
  const [starts, ends] = [new Set<string>(), new Set<string>()];
  let [whole, pairs] = [0, 0];
  for (const name of names) {
    const words = splitWords(name).filter(
      (word, index) => !isSuffix(word, index) && !isBracketed(word) && isWhole(word),
    );
    const [start = '', end = ''] = [words[0], words.at(-1)];
    if (words.length < 2) continue;
    whole++;
    if (isCapital(start) && hasSmall(end)) (isLastName(start) ? told : short).lastFirst++;
    if (isCapital(end) && hasSmall(start)) (isLastName(end) ? told : short).firstLast++;
    if (words.length > 2) continue;
    pairs++;
    starts.add(start.toLowerCase());
    ends.add(end.toLowerCase());
  }
  const byCapitals = findMajority(told, whole * MIN_TOLD);
  if (byCapitals !== undefined) return byCapitals;
  const byShort = whole < MIN_NAMES ? undefined : findMajority(short, whole / 2);
  if (byShort !== undefined) return byShort;
  if (pairs >= MIN_NAMES && starts.size < ends.size * FEWER) return 'firstLast';
  if (pairs >= MIN_NAMES && ends.size < starts.size * FEWER) return 'lastFirst';
  return orderByHead(head, heads);
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
  const named = rows.filter(({ name }) => name.trim() !== '');
  const pairs = named.filter(({ last }) => last.trim() !== '');
  if (pairs.length === 0) return named.length === 0;
  return pairs.filter(hasLastName).length * 2 <= pairs.length;
}
