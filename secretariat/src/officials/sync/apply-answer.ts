import type { DeviceAnswer, LiveInputAnswer } from 'shared-domain/contract';
import type { LogRow, RowFault } from '../log/log-row.ts';

interface Refused {
  readonly id: string;
  readonly kept?: boolean | undefined;
  readonly aside?: string | undefined;
  readonly errors: readonly RowFault[];
}

/** A fact after the server said that it does not count, or that a person decides. */
export function applyRefusal(row: LogRow, { kept, aside, errors }: Refused): LogRow {
  const [fault] = errors;
  return {
    ...row,
    state: aside === undefined ? 'refused' : 'aside',
    isStored: kept === true,
    ...(fault === undefined ? {} : { fault }),
  };
}

/** The facts of a post after its answer; those that it does not name are as they were. */
export function applyAnswer(sent: readonly LogRow[], answer: LiveInputAnswer): LogRow[] {
  const taken = new Set([...answer.accepted, ...answer.already]);
  const refused = new Map((answer.refused as readonly Refused[]).map((one) => [one.id, one]));
  return sent.map((row) => {
    const refusal = refused.get(row.fact.id);
    if (refusal !== undefined) return applyRefusal(row, refusal);
    if (!taken.has(row.fact.id)) return row;
    const { fault: _, ...rest } = row;
    return { ...rest, state: 'taken', isStored: true };
  });
}

/** Facts of this device of which the lists of `trials` now say something else: one that was refused counts, or the reverse. */
export function findChangedRows(
  rows: readonly LogRow[],
  chOID: string,
  trials: ReadonlySet<string>,
  refusedNow: ReadonlyMap<string, Refused>,
): LogRow[] {
  return rows.flatMap((row) => {
    if (row.chOID !== chOID || !row.isStored || !trials.has(row.fact.trialOID)) return [];
    const refusal = refusedNow.get(row.fact.id);
    if (refusal === undefined) {
      if (row.state !== 'refused' && row.state !== 'aside') return [];
      const { fault: _, ...rest } = row;
      return [{ ...rest, state: 'taken' as const }];
    }
    const changed = applyRefusal(row, { ...refusal, kept: true });
    return changed.state === row.state && changed.fault?.detail === row.fault?.detail ? [] : [changed];
  });
}

/** Facts that the server had and no longer has, as after a backup was taken back: they are sent again. */
export function findLostRows(
  rows: readonly LogRow[],
  device: string,
  { challenge, have, gaps }: Pick<DeviceAnswer, 'challenge' | 'have'> & Partial<Pick<DeviceAnswer, 'gaps'>>,
): LogRow[] {
  const isMissing = ({ seq, source }: LogRow) => {
    const said = source?.device ?? device;
    const [highest, missing] = [have[said] ?? 0, gaps?.[said] ?? []];
    return missing.length === 0 ? seq > highest : missing.some(({ first, last }) => seq >= first && seq <= last);
  };
  return rows
    .filter((row) => row.chOID === challenge.oid && row.isStored && isMissing(row))
    .map((row) => ({ ...row, state: 'held', isStored: false }));
}
