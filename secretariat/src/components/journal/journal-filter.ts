import { findLocalDay, foldText } from 'shared-domain';
import type { LogLine } from 'shared-domain/contract';
import type { Translate } from '../../locales/use-text.ts';
import { formatAct, formatActor } from './act-text.ts';

/** The filter of a journal; `from` and `to` are days, an empty value filters nothing. */
export interface JournalFilter {
  readonly from: string;
  readonly to: string;
  readonly who: string;
  readonly action: string;
  readonly text: string;
}

export const NO_FILTER: JournalFilter = { from: '', to: '', who: '', action: '', text: '' };

interface FilterContext {
  readonly t: Translate;
  readonly tz: string;
  /** All the text that the page shows for an act. */
  readonly readText: (line: LogLine) => string;
}

/** The acts that pass a filter; days are those of the time zone `tz`. */
export function filterJournal(
  lines: readonly LogLine[],
  { from, to, who, action, text }: JournalFilter,
  { t, tz, readText }: FilterContext,
): readonly LogLine[] {
  const words = foldText(text).split(' ').filter(Boolean);
  const containsWords = (line: LogLine) => {
    const text = foldText([formatAct(line.action, t), formatActor(line, t), readText(line)].join(' '));
    return words.every((word) => text.includes(word));
  };
  return lines.filter((line) => {
    const day = findLocalDay(line.at, tz);
    return (
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      (action === '' || line.action === action) &&
      (who === '' || formatActor(line, t) === who) &&
      (words.length === 0 || containsWords(line))
    );
  });
}
