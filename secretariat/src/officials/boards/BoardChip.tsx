import { formatBestKind, type Language } from 'shared-domain';
import { formatShownRecord } from 'shared-domain/board';
import type { BoardRecord } from 'shared-domain/contract';
import { useBoardText } from './use-board.ts';

/** What makes a mark more than a mark: the record that it makes, else a best. */
interface Notable {
  readonly record?: BoardRecord | undefined;
  readonly chip?: 'PB' | 'SB' | undefined;
}

/** In letters: «RM», «RP»; '' where there is nothing to say. */
export const sayChip = ({ record, chip }: Notable, language: Language): string =>
  record !== undefined ? formatShownRecord(record, language) : chip === undefined ? '' : formatBestKind(chip, language);

/** A chip beside a mark: a record is filled once it is ratified. */
export function BoardChip({ record, chip }: Notable) {
  const { language } = useBoardText();
  const words = sayChip({ record, chip }, language);
  if (words === '') return null;
  return <span className={record === undefined ? 'board-chip' : `board-chip record ${record.state}`}>{words}</span>;
}
