import { foldText } from './fold.ts';

/** Unit of plain numbers in a column of times. */
export type TimeUnit = 's' | 'min' | 'h';

/** Words for units, folded, in the languages of the columns' names. */
const UNIT_WORDS: readonly (readonly [TimeUnit, RegExp])[] = [
  ['s', /^(?:s|secs?|seconds?|secondes?|sekunden?|segundos|secondi|sekunder)$/],
  ['min', /^(?:mins?|minutes?|minuten?|minutos|minuti|minutter|minuter)$/],
  ['h', /^(?:h|hrs?|hours?|heures?|stunden?|std|horas|ore|timer|timmar)$/],
];
/** Words between the name of a column and its unit. */
const LINKING_WORDS = new Set(['in', 'en', 'i', 'mn']);

/** The words of a heading, each with the unit it means, if any. */
function readWords(head: string): readonly { readonly word: string; readonly unit: TimeUnit | undefined }[] {
  const words = head.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => ({ word, unit: UNIT_WORDS.find(([, words]) => words.test(foldText(word)))?.[0] }));
}

/**
 * The unit in the heading of a column of times; undefined where there is none, or the heading has a format such as `h/min/s`.
 * @example findTimeUnit('Official Time (min)') // 'min'
 */
export function findTimeUnit(head: string): TimeUnit | undefined {
  const units = new Set(readWords(head).flatMap(({ unit }) => unit ?? []));
  const [unit] = units;
  return units.size === 1 && !head.includes('/') ? unit : undefined;
}

/**
 * The heading of a column without the unit at its end; unchanged where it is only a unit or has none.
 * @example stripTimeUnit('temps_en_minutes') // 'temps'
 */
export function stripTimeUnit(head: string): string {
  const words = [...readWords(head)];
  if (findTimeUnit(head) === undefined || words.at(-1)?.unit === undefined) return head;
  words.pop();
  while (LINKING_WORDS.has(foldText(words.at(-1)?.word ?? ''))) words.pop();
  return words.length === 0 ? head : words.map(({ word }) => word).join(' ');
}
