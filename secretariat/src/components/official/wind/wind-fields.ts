import { type HorizontalAttempt, isHorizontalJump, listUnreadAttempts, readEvent } from 'shared-domain';
import type { RowEdit, SheetAnswer } from 'shared-domain/contract';
import { formatLine, makeLines } from '../../sheet/line.ts';
import { readWind } from '../../sheet/typed-wind.ts';

/** A missing wind reading: that of the race, or of one attempt. */
interface WindField {
  readonly key: string;
  /** Absent for a race; `v` in mm. */
  readonly attempt?: { readonly who: string; readonly number: number; readonly v: number };
  /** The results do not become official without it. */
  readonly isRequired: boolean;
}

export type TypedWinds = Readonly<Record<string, string>>;

const RACE_KEY = 'race';
const buildKey = (row: string, attempt: number): string => `${attempt} ${row}`;

/** The wind readings that a trial lacks, in the order of its results. */
export function listWindFields(sheet: SheetAnswer): readonly WindField[] {
  const { results, trial, kind } = sheet;
  const event = readEvent(trial, kind);
  if (!isHorizontalJump(event.g0)) return [{ key: RACE_KEY, isRequired: true }];
  const who = new Map(makeLines(sheet).map((line) => [line.row, formatLine(line)]));
  return listUnreadAttempts(results, event).flatMap(({ row, attempt, makesMark }) => {
    const result = results[row];
    const series = (result?.attempts ?? []) as readonly HorizontalAttempt[];
    const v = series[attempt]?.v;
    if (result === undefined || v === undefined) return [];
    return [
      {
        key: buildKey(result.row, attempt),
        attempt: { who: who.get(result.row) ?? '', number: attempt + 1, v },
        isRequired: makesMark,
      },
    ];
  });
}

/** What is wrong with a field as it is typed. */
export function findWindFault({ key, isRequired }: WindField, typed: TypedWinds): 'missing' | 'unreadable' | undefined {
  const wind = readWind(typed[key] ?? '');
  if (wind === undefined) return 'unreadable';
  return wind === null && isRequired ? 'missing' : undefined;
}

/** What a field is read as, m/s; undefined where it is empty or unreadable. */
export const readFieldWind = ({ key }: WindField, typed: TypedWinds): number | undefined =>
  readWind(typed[key] ?? '') ?? undefined;

/** The typed wind of a race, m/s; undefined where it is missing or unreadable. */
export const readRaceWind = (typed: TypedWinds): number | undefined => readWind(typed[RACE_KEY] ?? '') ?? undefined;

/** The edits of the rows for which readings were typed. */
export function makeWindEdits({ results }: SheetAnswer, typed: TypedWinds): readonly RowEdit[] {
  return results.flatMap(({ row, revision, attempts = [] }) => {
    const series = (attempts as readonly HorizontalAttempt[]).map((one, index) => {
      const w = one.r === 'o' && one.w === undefined ? readWind(typed[buildKey(row, index)] ?? '') : undefined;
      return w == null ? one : { ...one, w };
    });
    const isChanged = series.some((one, index) => one !== attempts[index]);
    return isChanged ? [{ row, revision, attempts: series as NonNullable<RowEdit['attempts']> }] : [];
  });
}
