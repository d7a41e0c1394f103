import { findLocalDay, foldText } from 'shared-domain';
import type { LogLine } from 'shared-domain/contract';
import type { Translate } from '../../locales/use-text.ts';
import { actorText, actText } from './act-text.ts';

/** What is asked of a journal; empty for anything. */
export interface JournalFilter {
  readonly from: string;
  readonly to: string;
  readonly who: string;
  readonly action: string;
  readonly text: string;
}

export const EVERYTHING: JournalFilter = { from: '', to: '', who: '', action: '', text: '' };

interface JournalWords {
  readonly t: Translate;
  readonly tz: string;
  /** Everything that the page says of an act. */
  readonly readText: (line: LogLine) => string;
}

/** The acts that a filter leaves; days are those of the competition's own zone. */
export function filterJournal(
  lines: readonly LogLine[],
  { from, to, who, action, text }: JournalFilter,
  { t, tz, readText }: JournalWords,
): readonly LogLine[] {
  const words = foldText(text).split(' ').filter(Boolean);
  const holds = (line: LogLine) => {
    const text = foldText([actText(line.action, t), actorText(line, t), readText(line)].join(' '));
    return words.every((word) => text.includes(word));
  };
  return lines.filter((line) => {
    const day = findLocalDay(line.at, tz);
    return (
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      (action === '' || line.action === action) &&
      (who === '' || actorText(line, t) === who) &&
      (words.length === 0 || holds(line))
    );
  });
}
