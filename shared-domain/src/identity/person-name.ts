import { foldColumnName } from '../text/column-names.ts';

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
  'de da di du do dos das del della der den van von vom zu ten ter te la le las los el al bin ben ibn abu mac mc saint st'.split(
    ' ',
  ),
);
/** Below this many names of two words, how often a word is repeated says nothing. */
const MIN_NAMES = 20;
/** First names are so much fewer than last names. */
const FEWER = 0.9;

/** What is behind a name that father and son share: a part of the last name. */
const SUFFIX = /^(?:[jJsS][rR]\.?|I{2,3})$/;

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const isCapital = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();
const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase().replace(/['’]$/, ''));

function splitAt(words: readonly string[], order: NameOrder): Pick<ParsedName, 'last' | 'first'> {
  if (words.length < 2) return { last: words[0] ?? '', first: '' };
  if (order === 'lastFirst') {
    const own = words.findIndex((word) => !isParticle(word));
    const end = Math.min(Math.max(own, 0) + 1, words.length - 1);
    return { last: words.slice(0, end).join(' '), first: words.slice(end).join(' ') };
  }
  let from = words.length - 1;
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

/**
 * Last and first name from one cell: what is before a comma is the last name, else the words in capitals are, wherever they are;
 * with neither the order of the column decides (`findNameOrder`). `Jr`, `Sr`, `II` and `III` go behind the last name.
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
  const words = splitWords(text.replaceAll(',', ' '));
  const isLast = (word: string, index: number) =>
    isCapital(words.slice(index).find((next) => isCapital(next) || !isParticle(next)) ?? word);
  const capitals = words.filter(isLast);
  const others = words.filter((word, index) => !isLast(word, index));
  if (capitals.length > 0 && others.length > 0)
    return { last: capitals.join(' '), first: others.join(' '), guessed: false };
  return { ...splitAt(words, order), guessed: words.length > 1 };
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
  if (/^(nom|last|nachname|apellido)/.test(plain)) return 'lastFirst';
  if (/^(prenom|first|vorname|nombre)/.test(plain)) return 'firstLast';
  return /name|runner|competitor|participant/.test(plain) ? 'firstLast' : 'lastFirst';
}

/**
 * The order of the names of a whole column: that of the names whose capitals tell it; else the side on which words are repeated more
 * often is that of the first names, as there are fewer of them; else what the head of the column says, by the language of the other heads.
 * @example findNameOrder(['Inès VALMOREL', 'Lou Kerbrat'], 'Nom') // 'firstLast'
 */
export function findNameOrder(names: readonly string[], head = '', heads: readonly string[] = []): NameOrder {
  let capitals = 0;
  const [starts, ends] = [new Set<string>(), new Set<string>()];
  let pairs = 0;
  for (const name of names) {
    const words = splitWords(name).filter((word, index) => !isSuffix(word, index));
    const [start = '', end = ''] = [words[0], words.at(-1)];
    if (words.length < 2) continue;
    capitals += Number(isCapital(start)) - Number(isCapital(end));
    if (words.length > 2) continue;
    pairs++;
    starts.add(start.toLowerCase());
    ends.add(end.toLowerCase());
  }
  if (capitals !== 0) return capitals > 0 ? 'lastFirst' : 'firstLast';
  if (pairs >= MIN_NAMES && starts.size < ends.size * FEWER) return 'firstLast';
  if (pairs >= MIN_NAMES && ends.size < starts.size * FEWER) return 'lastFirst';
  return orderByHead(head, heads);
}
