/** Notes beside a mark, in the order in which they are written. */
export const MARK_NOTES = ['h', 'w', 'A', 'i', '='] as const;

/** One of `MARK_NOTES`. */
export type MarkNote = (typeof MARK_NOTES)[number];

/** A mark as text and its notes, in their order and each once. */
export interface NotedMark {
  readonly mark: string;
  readonly notes: readonly MarkNote[];
}

const NOTED_MARK_PATTERN = /^(=?)\s*(\d[\d.,:'"]*)\s*([hwAi=]*)$/;

/**
 * Splits a printed mark into the mark, left as text, and its notes: `h` timed by hand, `w` wind over 2.0 m/s, `A` at
 * altitude, `i` indoors, `=` equals (a record or a best; this note may also come before the mark). The notes are returned
 * in the order of `MARK_NOTES`, whatever the order in the text. Undefined where the text has no mark.
 * @example parseNotedMark('10.8hw') // { mark: '10.8', notes: ['h', 'w'] }
 */
export function parseNotedMark(text: string): NotedMark | undefined {
  const [, before, mark, after] = NOTED_MARK_PATTERN.exec(text.trim()) ?? [];
  if (before === undefined || mark === undefined || after === undefined) return undefined;
  const noteLetters = before + after;
  return { mark, notes: MARK_NOTES.filter((note) => noteLetters.includes(note)) };
}

/**
 * The inverse of `parseNotedMark`: the mark and its notes in the order of `MARK_NOTES`, each once.
 * @example formatNotedMark({ mark: '10.8', notes: ['w', 'h'] }) // '10.8hw'
 */
export function formatNotedMark({ mark, notes }: NotedMark): string {
  return mark + MARK_NOTES.filter((note) => notes.includes(note)).join('');
}
