import { formatBestKind, formatDistance, type Language } from 'shared-domain';
import { formatShownRecord } from 'shared-domain/board';
import type { BoardRecord } from 'shared-domain/contract';
import { useBoardText } from './use-board.ts';

/** What makes a mark more than a mark: the record that it makes, else a best. */
interface Notable {
  readonly record?: BoardRecord | undefined;
  readonly chip?: 'PB' | 'SB' | undefined;
  /** The jump that makes them, mm, where the mark beside them has too much wind. */
  readonly made?: number | undefined;
}

/** In letters: «MR», «RP», «MR 8.05»; '' where there is nothing to say. */
export function sayChip({ record, chip, made }: Notable, language: Language): string {
  const kind = record !== undefined ? formatShownRecord(record, language) : chip && formatBestKind(chip, language);
  return [kind, kind !== undefined && made !== undefined ? formatDistance(made) : undefined].filter(Boolean).join(' ');
}

/** A chip beside a mark: a record is filled once it is ratified. */
export function BoardChip({ record, chip }: Notable) {
  const { language } = useBoardText();
  const words = sayChip({ record, chip }, language);
  if (words === '') return null;
  return <span className={record === undefined ? 'board-chip' : `board-chip record ${record.state}`}>{words}</span>;
}
