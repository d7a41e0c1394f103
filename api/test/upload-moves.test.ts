import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GroupsAnswer, ResultsAnswer, UploadTrial } from 'shared-domain/contract';
import type { Change } from '../src/services/context/context.ts';
import { uploadTrials } from '../src/services/upload/upload-trials.ts';
import { validateUpload } from '../src/services/upload/validate-upload.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

const [DECATHLON, PENTATHLON, JUMP] = ['800010-0-55-f1', '800005-0-55-f1', '900003-0-55-f1'];
const mm = (v: number) => ({ v, u: 'mm' as const, st: 1 });

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial(DECATHLON, { group: 'Décathlon' }),
      anUploadTrial(PENTATHLON, { group: 'Pentathlon' }),
      jump(),
    ],
    startlists: {
      '800010-0-55': [{ bib: '7', last: 'ROUX' }],
      '800005-0-55': [{ bib: '7', last: 'BLANC' }],
      '900003-0-55': [{ bib: '7', last: 'NOIR' }],
    },
    resultlists: { [JUMP]: [{ bib: '7', prf: mm(7100) }] },
  });
});
afterAll(() => server.close());

const jump = (combined?: string): UploadTrial =>
  anUploadTrial(JUMP, { group: 'Longueur', dets: combined === undefined ? {} : { combined } });

/** Sends a trial, and gives back the change that it tells. */
async function changeBy(trial: UploadTrial): Promise<Change | undefined> {
  let told: Change | undefined;
  const ctx = {
    ...server.ctx,
    announceChange: (change: Change) => {
      told = change;
      server.ctx.announceChange(change);
    },
  };
  const body = await validateUpload({ chOID, trialsData: [trial] });
  const organiser = await server.ctx.store.db.selectFrom('organiser').select('oid').executeTakeFirstOrThrow();
  await uploadTrials(ctx, organiser.oid, chOID, body);
  return told;
}

const getOid = async (uid: string) => (await server.trials(chOID)).find((trial) => trial.uid === uid)?.oid ?? '';
const heats = async () => {
  const { groups } = (await server.get<GroupsAnswer>(`/api/groups?chOID=${chOID}`)).body;
  return Object.fromEntries(groups.map(({ uid, rounds }) => [uid, rounds.flatMap((round) => round.heats).length]));
};
const athlete = async () => {
  const path = `/api/results?chOID=${chOID}&trialOID=${await getOid(JUMP)}`;
  return (await server.get<ResultsAnswer>(path)).body.results[0]?.rows[0]?.last;
};

describe('A trial that becomes a part of a combined event', () => {
  test('changes the structure, with its own results and those of the combined event', async () => {
    const change = await changeBy(jump(DECATHLON));
    expect(change?.structure).toBe(true);
    expect(change?.results.toSorted()).toEqual([await getOid(JUMP), await getOid(DECATHLON)].toSorted());
    expect(await heats()).toEqual({ '800010-0-55': 2, '800005-0-55': 1 });
  });

  test('finds its athletes among the commitments of its new group', async () => {
    expect(await athlete()).toBe('NOIR');
    await changeBy(jump(DECATHLON));
    expect(await athlete()).toBe('ROUX');
  });

  test('and goes to another one, is told with the results of both', async () => {
    await changeBy(jump(DECATHLON));
    const change = await changeBy(jump(PENTATHLON));
    expect(change?.structure).toBe(true);
    expect(change?.results.toSorted()).toEqual(
      [await getOid(JUMP), await getOid(DECATHLON), await getOid(PENTATHLON)].toSorted(),
    );
    expect(await athlete()).toBe('BLANC');
  });

  test('and leaves it again, is told with the results of the one it left', async () => {
    await changeBy(jump(DECATHLON));
    const change = await changeBy(jump());
    expect(change).toMatchObject({ structure: true });
    expect(change?.results).toContain(await getOid(DECATHLON));
    expect(await athlete()).toBe('NOIR');
  });

  test('is refused at its own path when its new group does not know its athletes', async () => {
    await server.upload(chOID, { startlists: { '800005-0-55': [] } });
    await expect(changeBy(jump(PENTATHLON))).rejects.toMatchObject({
      errors: [{ detail: expect.stringMatching(/^\$\.trialsData\[0\]: bib "7" is in no start list/) }],
    });
  });
});

test('A trial that changes nothing but its status leaves the structure as it is', async () => {
  expect(await changeBy({ ...jump(), status: 40 })).toMatchObject({ structure: false, results: [] });
});
