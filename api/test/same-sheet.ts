import { expect } from '@jest/globals';
import type { DeviceAnswer } from 'shared-domain/contract';
import { type FoldedTrial, foldSheet, listTrialFacts } from 'shared-domain/live-input';
import { type Device, readRows } from './live-input-device.ts';
import type { RunningServer } from './running-server.ts';

const pickMarks = (rows: readonly { readonly row?: string; readonly bib?: string | undefined }[]) =>
  rows
    .map((row) => {
      const { prf, attempts, rank } = row as { prf?: { v?: number; st: number }; attempts?: unknown; rank?: number };
      return { row: row.row ?? `bib:${row.bib}`, v: prf?.v, st: prf?.st, attempts, rank };
    })
    .filter(({ st }) => st !== undefined)
    .sort((a, b) => (a.row < b.row ? -1 : 1));

/** The sheet as a device computes it from what it reads must be the server's. */
export async function expectSameSheet(
  server: RunningServer,
  chOID: string,
  uid: string,
  device: Pick<Device, 'read'>,
): Promise<DeviceAnswer> {
  const answer = await device.read();
  const trial = answer.trials.find((one) => one.uid === uid);
  if (trial === undefined) throw new Error(uid);
  const facts = listTrialFacts(answer.facts, trial.oid);
  const sheet = foldSheet(trial as FoldedTrial, facts, answer.challenge.kind);
  expect(pickMarks(sheet.rows)).toEqual(pickMarks(await readRows(server, chOID, uid)));
  expect(sheet.live).toEqual(trial.live);
  expect(sheet.state.status).toBe(trial.status);
  expect(trial.refused.map(({ id, errors }) => [id, errors[0]?.reason])).toEqual(
    facts.flatMap(({ fact }) => {
      const refusal = sheet.refusals.get(fact.id);
      return refusal === undefined ? [] : [[fact.id, refusal.reason]];
    }),
  );
  return answer;
}
