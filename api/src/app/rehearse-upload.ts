import { parseTrialUid, realMark, TRIAL_STATUS } from 'shared-domain';
import { challengeBody } from 'shared-domain/contract/schemas';
import type { Context } from '../services/context/context.ts';
import { createChallenge } from '../services/programme/challenges.ts';
import { uploadTrials } from '../services/upload/upload-trials.ts';
import { validateUpload } from '../services/upload/validate-upload.ts';
import { createOwner } from '../store/accounts/organisers.ts';
import { createRevisions } from '../store/challenges/revisions.ts';

const UID = '000100-0-55-f1';

/** Uploads of a heat; the last one corrects stored results, as in a meeting. */
const TIMES = [10_600, 10_590, 10_580];

const ADDRESS = 'rehearsal@foulee.invalid';

function writeBody(chOID: string, first: number, date: string): unknown {
  const bibs = Array.from({ length: 8 }, (_, i) => ({ bib: `${i + 1}`, last: `NOM ${i}`, first: 'Léa', category: 55 }));
  const group = '100 m';
  return {
    chOID,
    trialsData: [
      {
        uid: UID,
        group,
        name: group,
        date: `${date}T15:00:00+02:00`,
        status: TRIAL_STATUS.unofficial,
        ...parseTrialUid(UID),
      },
    ],
    startlists: { [UID]: bibs.map((row, i) => ({ ...row, lane: i + 1 })) },
    resultlists: { [UID]: bibs.map((row, i) => ({ ...row, prf: realMark(first + 10 * i, 'ms') })) },
  };
}

/** Ends a transaction of which nothing is to stay. */
class TakenBack extends Error {}

/**
 * Does all that an upload does, in a transaction that is taken back: the first one of a meeting would otherwise wait for what only
 * the first one has to load. Nothing is written to the disk, and nobody is told. Where the database is another server's, its log
 * would have it, so it is left out there.
 */
export async function rehearseUpload(ctx: Context): Promise<boolean> {
  if (ctx.store.engine !== 'sqlite') return false;
  const now = ctx.clock();
  const date = now.toISOString().slice(0, 10);
  const rehearsal = ctx.store.transaction(async (tx) => {
    const own: Context = {
      ...ctx,
      store: { ...ctx.store, db: tx, transaction: (work) => work(tx), snapshot: (work) => work(tx) },
      revisions: createRevisions([]),
      announce: () => undefined,
      forget: () => undefined,
    };
    const account = { email: ADDRESS, password: '', organisation: 'Rehearsal', demo: false, now };
    const { organiser, organisation } = await createOwner(tx, account);
    const draft = { name: 'Rehearsal', rtype: 'FFA', org: { oid: organisation }, kind: 'outdoor', date, duration: 1 };
    const { oid: chOID } = await createChallenge(own, organiser, challengeBody.parse({ ...draft, region: 'Bretagne' }));
    for (const first of TIMES) {
      const body = await validateUpload(writeBody(chOID, first, date));
      await uploadTrials(own, organiser, chOID, body);
    }
    throw new TakenBack();
  });
  return rehearsal.catch((error: unknown) => {
    if (error instanceof TakenBack) return true;
    throw error;
  });
}
