import { findLocalDay, foldText } from 'shared-domain';
import type { LogLine } from 'shared-domain/contract';
import type { Translate } from '../../locales/use-text.ts';
import { parseTypedDate } from '../time/typed-date.ts';
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
  // A day that is still being typed filters nothing.
  const [firstDay, lastDay] = [from, to].map((typed) => parseTypedDate(typed, 'date') ?? '') as [string, string];
  const words = foldText(text).split(' ').filter(Boolean);
  const containsWords = (line: LogLine) => {
    const text = foldText([formatAct(line.action, t), formatActor(line, t), readText(line)].join(' '));
    return words.every((word) => text.includes(word));
  };
  return lines.filter((line) => {
    const day = findLocalDay(line.at, tz);
    return (
      (firstDay === '' || day >= firstDay) &&
      (lastDay === '' || day <= lastDay) &&
      (action === '' || line.action === action) &&
      (who === '' || formatActor(line, t) === who) &&
      (words.length === 0 || containsWords(line))
    );
  });
}
