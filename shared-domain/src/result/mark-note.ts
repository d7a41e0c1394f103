/** Notes beside a mark, in the order in which they are written. */
export const MARK_NOTES = ['h', 'w', 'A', 'i', '='] as const;

/** One of `MARK_NOTES`. */
export type MarkNote = (typeof MARK_NOTES)[number];

/** A mark as text and its notes, in their order and each once. */
export interface NotedMark {
  readonly mark: string;
  readonly notes: readonly MarkNote[];
}

const NOTED = /^(=?)\s*(\d[\d.,:'"]*)\s*([hwAi=]*)$/;

/**
 * The notes of a printed mark: hand timing, wind over 2.0, altitude, indoors, equals. An equals sign may stand before or
 * after. Undefined when no mark comes first; the mark itself is left as text.
 * @example parseNotedMark('10.8hw') // { mark: '10.8', notes: ['h', 'w'] }
 */
export function parseNotedMark(text: string): NotedMark | undefined {
  const [, before, mark, after] = NOTED.exec(text.trim()) ?? [];
  if (before === undefined || mark === undefined || after === undefined) return undefined;
  const written = before + after;
  return { mark, notes: MARK_NOTES.filter((note) => written.includes(note)) };
}

/**
 * The inverse of `parseNotedMark`: notes in their order, each once.
 * @example formatNotedMark({ mark: '10.8', notes: ['w', 'h'] }) // '10.8hw'
 */
export function formatNotedMark({ mark, notes }: NotedMark): string {
  return mark + MARK_NOTES.filter((note) => notes.includes(note)).join('');
}
