import { foldText } from './fold.ts';

/** In what numbers of a column of times are, where no sign parts hours, minutes and seconds. */
export type TimeUnit = 's' | 'min' | 'h';

/** Words for units, folded, in the languages of the columns' names. */
const UNIT_WORDS: readonly (readonly [TimeUnit, RegExp])[] = [
  ['s', /^(?:s|secs?|seconds?|secondes?|sekunden?|segundos|secondi|sekunder)$/],
  ['min', /^(?:mins?|minutes?|minuten?|minutos|minuti|minutter|minuter)$/],
  ['h', /^(?:h|hrs?|hours?|heures?|stunden?|std|horas|ore|timer|timmar)$/],
];
/** Words between what is measured and its unit. */
const BETWEEN = new Set(['in', 'en', 'i', 'mn']);

/** The words of a head, with the unit that each one says. */
function readWords(head: string): readonly { readonly word: string; readonly unit: TimeUnit | undefined }[] {
  const words = head.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => ({ word, unit: UNIT_WORDS.find(([, words]) => words.test(foldText(word)))?.[0] }));
}

/**
 * The unit that the head of a column of times ends with; undefined where it has none, or says how times are written.
 * @example findTimeUnit('Official Time (min)') // 'min'
 */
export function findTimeUnit(head: string): TimeUnit | undefined {
  const units = new Set(readWords(head).flatMap(({ unit }) => unit ?? []));
  const [unit] = units;
  return units.size === 1 && !head.includes('/') ? unit : undefined;
}

/**
 * The head of a column without the unit at its end; the head itself where it is a unit alone or has none.
 * @example stripTimeUnit('temps_en_minutes') // 'temps'
 */
export function stripTimeUnit(head: string): string {
  const words = [...readWords(head)];
  if (findTimeUnit(head) === undefined || words.at(-1)?.unit === undefined) return head;
  words.pop();
  while (BETWEEN.has(foldText(words.at(-1)?.word ?? ''))) words.pop();
  return words.length === 0 ? head : words.map(({ word }) => word).join(' ');
}
