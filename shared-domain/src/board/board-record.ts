import type { BoardRecord } from '../contract/types.ts';
import type { DeviceTrial } from '../live-input/device-view.ts';
import { isSeasonLead, RECORD_KINDS } from '../record/record-kind.ts';
import { describeRecord, formatRecordLabel } from '../record/record-label.ts';
import type { Language } from '../text/language.ts';

const rate = ({ kind }: BoardRecord): number => RECORD_KINDS.indexOf(kind);

/**
 * The highest record that the public is told that one of these marks of a row makes: its mark, or a legal jump behind one with too much wind.
 * Undefined for other marks than the one that made it.
 */
export function findShownRecord(
  { records = [] }: Pick<DeviceTrial, 'records'>,
  row: string,
  ...marks: readonly (number | undefined)[]
): BoardRecord | undefined {
  const [first] = records
    .filter((one) => one.row === row && marks.includes(one.v))
    .toSorted((a, b) => rate(a) - rate(b));
  return first;
}

/** The same in short. @example formatShownRecord({ kind: 'MR', relation: 'equals' }, 'fr') // '=MR' */
export const formatShownRecord = (record: Pick<BoardRecord, 'kind' | 'relation'>, language: Language): string =>
  `${record.relation === 'equals' ? '=' : ''}${formatRecordLabel(record, language)}`;

/** The same in words, without its state: «record de la réunion», «record national (FRA) égalé». */
export function describeShownRecord(record: BoardRecord, language: Language): string {
  const words = describeRecord(record, language);
  if (record.relation !== 'equals') return words;
  if (language === 'en') return `${words} equalled`;
  // «Meilleure performance» is feminine, «record» is not.
  return `${words} ${isSeasonLead(record.kind) ? 'égalée' : 'égalé'}`;
}
