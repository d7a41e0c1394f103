import { foldText } from '../../text/fold.ts';
import { createMixedClassTest } from './mixed-class.ts';
import { findSexOfCategory } from './written-category.ts';

/** Letters that name men and women in classes; more than one pair may be written in a column whose women are `F` or `W`. */
const USUAL_PAIRS = ['mf', 'mw', 'hf', 'hw', 'hd'];
/** Pairs of other languages: `M` beside `V` is Dutch, beside `K` Nordic or Polish, beside `H` the Spanish woman. */
const OTHER_PAIRS = ['mv', 'mk', 'hk', 'mz', 'ml', 'hm', 'ek', 'mn', 'fn'];
/** Pairs of which single letters prove nothing: `N` may be non-binary, `L` a size. */
const PAIRS_OF_CLASSES = new Set(['ml', 'mn', 'fn']);

/** Pairs of which the letter may also end a class: `SEN H`, `SENM`. */
const PAIRS_AT_END = new Set(['mf', 'mw', 'hf', 'hw', 'hd', 'hm', 'mv', 'mk']);
/** Pairs whose letter before an age of masters is of nothing else: `K45` beside `M40`; `V45` alone may be a veteran. */
const PAIRS_OF_MASTERS = new Set(['hd', 'mk', 'hk', 'mz', 'mn']);
const MASTERS_AGE = /^(?:3[5-9]|[4-9]\d)/;

/** Words of classes that stand behind the letter of the sex or before it: `sen`, `vet`, `cad`. */
const CLASS_WORD =
  '(?:s|sr|sen|seni|senior|seniors|senioren|seniorer|senior[aei]s?|v|vet|vets|veteran|veterans|veteranen|veteraner|j|jr|jun|junior|juniors|junioren|juniorer|junior[aei]s?|jeugd|juv|juvenil|cad|cadet|cadets|cadett[ei]s?|mas|mast|master|masters|r|rec|recreant|recreanten|prom|promesa|elite|elites|hk)';
/** What follows the letter of the sex in a class: `40`, `4044`, `u20`, `sen`, `vet2`, `v40`. */
const CLASS_REST = new RegExp(
  `^(?:u?(?:1[5-9]|[2-9]\\d)(?:\\d\\d)?(?:[ek]|plus|ans)?|u\\d\\d?|${CLASS_WORD}\\d{0,2}[mfw]?(?:\\d{0,2}))$`,
);
/** What stands before the letter of the sex at the end of a class: `SENM`, `VETAF`, `sub23M`. */
const CLASS_STEM = new RegExp(`^(?:${CLASS_WORD}[abc]?\\d{0,2}|(?:sub|u)?\\d\\d(?:\\d\\d)?)$`);
/** What stands before the letter of the sex and an age: `SM35`, `MMASM40`. */
const CLASS_HEAD = new RegExp(`^[mfwvhdk]?(?:ma|${CLASS_WORD})$`);
/** Single letters of classes by age: beside two of them `M` is a minime and no man. */
const LETTERS_OF_AGE = ['s', 'j', 'c', 'b', 'e', 'v'];
const MIN_LETTERS_OF_AGE = 2;
/** Below are bands of masters, `M1` and `V1`, in which the letter is of no sex. */
const MIN_CLASS_AGE = 15;

const foldClass = (code: string): string => foldText(code).replace(/[^\p{L}\p{N}]/gu, '');

/** The letters that stand alone behind other words of a class: `SEN H`. */
const listLetters = (code: string): readonly string[] => foldText(code).match(/(?<=[ ./-])[a-z]$/g) ?? [];

/**
 * A class with a sign in place of the letter of its sex, the first one or that before its age: what `Msen` and `Vsen`, `SM35` and `SF40`,
 * `MMASM40` and `VMASW45` have in common. Ages alone are the same only if equal.
 */
function listPatterns(word: string, letter: string, pair: string): readonly string[] {
  const rest = word.startsWith(letter) ? word.slice(1) : undefined;
  const stem = word.length > 2 && word.endsWith(letter) && PAIRS_AT_END.has(pair) ? word.slice(0, -1) : '';
  const [, head = ''] = new RegExp(`^(\\p{L}{1,5})${letter}\\d{2}`, 'u').exec(word) ?? [];
  const isBand = rest !== undefined && /^\d/.test(rest) && Number(rest.slice(0, 2)) < MIN_CLASS_AGE;
  const isMasters = rest !== undefined && PAIRS_OF_MASTERS.has(pair) && MASTERS_AGE.test(rest);
  const isClass = rest !== undefined && !isBand && (rest === '' || CLASS_REST.test(rest));
  return [
    ...(isMasters ? ['*#masters'] : []),
    ...(CLASS_STEM.test(stem) ? [`${stem}*`] : []),
    ...(isClass ? [/^\d/.test(rest) ? `*${rest}` : `*${rest.replace(/[mfw]?\d+$/, '#')}`] : []),
    ...(CLASS_HEAD.test(head) ? [`${head}*#`] : []),
  ];
}

/** Reads the sex of folded classes by a pair of letters; undefined where no class of the column has both. */
function createPairReader(words: ReadonlySet<string>, pair: string, hasLettersOfAge: boolean) {
  const [man = '', woman = ''] = pair;
  const listAll = (letter: string) => new Set([...words].flatMap((word) => listPatterns(word, letter, pair)));
  const [menPatterns, womenPatterns] = [listAll(man), listAll(woman)];
  const isProof = (pattern: string) => pattern !== '*' || !(hasLettersOfAge || PAIRS_OF_CLASSES.has(pair));
  if (![...menPatterns].some((pattern) => womenPatterns.has(pattern) && isProof(pattern))) return undefined;
  const isOf = (word: string, letter: string, others: ReadonlySet<string>): boolean =>
    listPatterns(word, letter, pair).some((pattern) => others.has(pattern)) ||
    (word.startsWith(letter) && CLASS_REST.test(word.slice(1))) ||
    (word.endsWith(letter) && PAIRS_AT_END.has(pair) && CLASS_STEM.test(word.slice(0, -1)));
  return (word: string): 1 | 2 | undefined => {
    if (word.length === 1 && hasLettersOfAge) return undefined;
    return isOf(word, man, womenPatterns) ? 1 : isOf(word, woman, menPatterns) ? 2 : undefined;
  };
}

/**
 * Creates a reader for the sexes that the classes of a column say. A class that the column has with both letters, `MS` and `FS`, `Msen`
 * and `Vsen`, `M45` and `V45`, proves what they mean; then other classes with these letters say it too. Words say it in any column.
 * @example createClassReader(['MS', 'FS'])('FS') // 2
 */
export function createClassReader(cells: readonly string[]): (code: string) => 1 | 2 | undefined {
  const words = new Set(cells.map(foldClass).filter(Boolean));
  const letters = new Set(cells.flatMap(listLetters));
  const isMixedClass = createMixedClassTest(cells);
  const isSpanish = letters.has('h') && letters.has('m') && !['f', 'w', 'd'].some((letter) => letters.has(letter));
  const hasWord = (word: string): boolean => words.has(word);
  const hasLettersOfAge =
    LETTERS_OF_AGE.filter(hasWord).length >= MIN_LETTERS_OF_AGE && !['f', 'w', 'h', 'd'].some(hasWord);
  const createReaders = (pairs: readonly string[]) =>
    pairs.flatMap((pair) => createPairReader(words, pair, hasLettersOfAge) ?? []);
  const usualReaders = createReaders(USUAL_PAIRS);
  const readers = usualReaders.length > 0 ? usualReaders : createReaders(OTHER_PAIRS).slice(0, 1);
  // Beside H and D, `M` may be a girl (meisje), beside letters of ages a minime; beside F or W, `K` may be a child.
  const isUnclear = (word: string) =>
    (word === 'm' && (hasLettersOfAge || (hasWord('h') && hasWord('d')))) ||
    (word === 'k' && (hasWord('f') || hasWord('w')));
  return (code) => {
    if (isMixedClass(code)) return undefined;
    const word = foldClass(code);
    const letter = listLetters(code).at(-1);
    if (isSpanish && (letter === 'h' || letter === 'm')) return letter === 'h' ? 1 : 2;
    const sexes = word === '' ? [] : readers.map((readSex) => readSex(word));
    return sexes.find((sex) => sex !== undefined) ?? (isUnclear(word) ? undefined : findSexOfCategory(code));
  };
}
