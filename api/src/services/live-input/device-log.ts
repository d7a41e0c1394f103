import type { Official } from '../../policies/code-policy.ts';
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

/** Notes the numbers of what a device has sent, refused facts included, as the device keeps those itself. */
export async function noteNumbers(
  db: Db,
  { chOID: challenge, kind }: Official,
  device: string,
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
  const seen = now.toISOString();
  await writeDevice(db, { body: '{}', closed: null, ...before, challenge, device, by: kind, have, seen });
  await writeEarlySeqs(
    db,
    { challenge, device, have },
    rows.filter(({ seq }) => seq > have),
  );
}

/** For each device, the highest of its numbers up to which all facts have come. */
export const readHave = async (db: Db, challenge: string): Promise<Record<string, number>> =>
  Object.fromEntries((await listDevices(db, challenge)).map(({ device, have }) => [device, have]));

/** Numbers of each device that are missing before one that has come, as `[first, last]`. */
export async function readGaps(db: Db, challenge: string): Promise<ReadonlyMap<string, readonly [number, number][]>> {
  const early = Map.groupBy(await listEarlySeqs(db, challenge), ({ device }) => device);
  return new Map(
    (await listDevices(db, challenge)).flatMap(({ device, have }) => {
      let end = have;
      const gaps: [number, number][] = [];
      for (const { seq, parts } of early.get(device) ?? []) {
        if (seq > end + 1) gaps.push([end + 1, seq - 1]);
        end = Math.max(end, seq + parts - 1);
      }
      return gaps.length === 0 ? [] : [[device, gaps] as const];
    }),
  );
}
