import { createMark, parseTrialUid, TRIAL_STATUS } from 'shared-domain';
import { challengeBody } from 'shared-domain/contract/schemas';
import type { Context } from '../services/context/context.ts';
import { createChallenge } from '../services/programme/challenges.ts';
import { uploadTrials } from '../services/upload/upload-trials.ts';
import { validateUpload } from '../services/upload/validate-upload.ts';
import { createOwner } from '../store/accounts/organisers.ts';
import { createRevisions } from '../store/challenges/revisions.ts';

const TRIAL_UID = '000100-0-55-f1';

/** Times of the winner in uploads of one heat: the second and third correct stored results, as in a meeting. */
const WINNING_TIMES_MS = [10_600, 10_590, 10_580];

const EMAIL = 'rehearsal@foulee.invalid';

function buildUpload(chOID: string, winningTime: number, date: string): unknown {
  const rows = Array.from({ length: 8 }, (_, i) => ({ bib: `${i + 1}`, last: `NOM ${i}`, first: 'Léa', category: 55 }));
  const group = '100 m';
  return {
    chOID,
    trialsData: [
      {
        uid: TRIAL_UID,
        group,
        name: group,
        date: `${date}T15:00:00+02:00`,
        status: TRIAL_STATUS.unofficial,
        ...parseTrialUid(TRIAL_UID),
      },
    ],
    startlists: { [TRIAL_UID]: rows.map((row, i) => ({ ...row, lane: i + 1 })) },
    resultlists: { [TRIAL_UID]: rows.map((row, i) => ({ ...row, prf: createMark(winningTime + 10 * i, 'ms') })) },
  };
}

/** Thrown to roll back the rehearsal's transaction. */
class RehearsalRollback extends Error {}

/**
 * Runs whole uploads in a transaction that is rolled back, so that the first upload of a meeting does not wait for what is loaded
 * once. Nothing is written to the disk and nobody is notified. PostgreSQL would write it to its log, so there it is left out.
 * @returns whether it was done
 */
export async function rehearseUpload(ctx: Context): Promise<boolean> {
  if (ctx.store.engine !== 'sqlite') return false;
  const now = ctx.clock();
  const date = now.toISOString().slice(0, 10);
  const rehearsal = ctx.store.transaction(async (tx) => {
    const rehearsalContext: Context = {
      ...ctx,
      store: { ...ctx.store, db: tx, transaction: (work) => work(tx), snapshot: (work) => work(tx) },
      revisions: createRevisions([]),
      announceChange: () => undefined,
      dropFromMemory: () => undefined,
    };
    const account = { email: EMAIL, password: '', organisation: 'Rehearsal', demo: false, now };
    const { organiser, organisation } = await createOwner(tx, account);
    const draft = { name: 'Rehearsal', rtype: 'FFA', org: { oid: organisation }, kind: 'outdoor', date, duration: 1 };
    const { oid: chOID } = await createChallenge(
      rehearsalContext,
      organiser,
      challengeBody.parse({ ...draft, region: 'Bretagne' }),
    );
    for (const winningTime of WINNING_TIMES_MS) {
      const body = await validateUpload(buildUpload(chOID, winningTime, date));
      await uploadTrials(rehearsalContext, organiser, chOID, body);
    }
    throw new RehearsalRollback();
  });
  return rehearsal.catch((error: unknown) => {
    if (error instanceof RehearsalRollback) return true;
    throw error;
  });
}
