import type { LiveInputAnswer } from 'shared-domain/contract';
import type { Signer } from '../../policies/code-policy.ts';
import type { Db } from '../../store/db.ts';
import { findDevice, listDevices, listEarlySeqs, writeDevice, writeEarlySeqs } from '../../store/live/devices.ts';

/** The numbers that a fact takes in its device's count: its own, and one for each fact that a correction brings. */
interface TakenNumbers {
  readonly seq: number;
  readonly parts: number;
}

function readNumbers(sent: unknown): TakenNumbers | undefined {
  const { seq, with: replacements } = sent as { readonly seq?: unknown; readonly with?: unknown };
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0 || seq > 2 ** 31 - 1) return undefined;
  return { seq, parts: 1 + (Array.isArray(replacements) ? Math.min(replacements.length, 100) : 0) };
}

/** The highest number up to which all have come. */
function findContiguousEnd(have: number, rising: readonly TakenNumbers[]): number {
  let end = have;
  for (const { seq, parts } of rising) {
    if (seq > end + 1) break;
    end = Math.max(end, seq + parts - 1);
  }
  return end;
}

/**
 * Notes the numbers of what a device has sent, refused facts included, as the device keeps those itself. It has been heard if it `isThere`:
 * a log that it handed over says nothing of that.
 */
export async function noteNumbers(
  db: Db,
  { chOID: challenge, kind }: Signer,
  { device, isThere }: { readonly device: string; readonly isThere: boolean },
  sent: readonly unknown[],
  now: Date,
): Promise<void> {
  const before = await findDevice(db, challenge, device);
  const early = await listEarlySeqs(db, challenge, device);
  const bySeq = new Map(early.map((row) => [row.seq, row]));
  for (const one of sent) {
    const numbers = readNumbers(one);
    if (numbers !== undefined && !bySeq.has(numbers.seq)) bySeq.set(numbers.seq, { challenge, device, ...numbers });
  }
  const rows = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
  const have = findContiguousEnd(before?.have ?? 0, rows);
  const seen = isThere || before === undefined ? now.toISOString() : before.seen;
  await writeDevice(db, { body: '{}', closed: null, ...before, challenge, device, by: kind, have, seen });
  await writeEarlySeqs(
    db,
    { challenge, device, have },
    rows.filter(({ seq }) => seq > have),
  );
}

type DeviceCounts = Pick<LiveInputAnswer, 'have' | 'gaps'>;

/** For each device, the highest of its numbers up to which all facts have come, and the numbers missing before one that has come. */
export async function readDeviceCounts(db: Db, challenge: string): Promise<DeviceCounts> {
  const early = Map.groupBy(await listEarlySeqs(db, challenge), ({ device }) => device);
  const devices = await listDevices(db, challenge);
  const gaps = devices.flatMap(({ device, have }) => {
    let end = have;
    const missing: DeviceCounts['gaps'][string] = [];
    for (const { seq, parts } of early.get(device) ?? []) {
      if (seq > end + 1) missing.push({ first: end + 1, last: seq - 1 });
      end = Math.max(end, seq + parts - 1);
    }
    return missing.length === 0 ? [] : [[device, missing] as const];
  });
  return {
    have: Object.fromEntries(devices.map(({ device, have }) => [device, have])),
    gaps: Object.fromEntries(gaps),
  };
}
