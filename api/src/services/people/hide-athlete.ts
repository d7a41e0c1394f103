import type { HideAthleteAnswer } from 'shared-domain/contract';
import { growRevision, holdChallenge } from '../../store/challenges.ts';
import {
  deleteHidden,
  hideAthletes,
  insertHidden,
  type NamedAthlete,
  showAthletes,
} from '../../store/hidden-athletes.ts';
import { writeLog } from '../../store/log.ts';
import type { Context } from '../context/context.ts';
import { changing } from '../writing/changing.ts';

/** Hides an athlete's name everywhere at once, or shows it again (Q30). The log says that, and not whose name. */
export async function setHidden(
  ctx: Context,
  organiser: string,
  chOID: string,
  { hidden, ...athlete }: NamedAthlete & { readonly hidden: boolean },
): Promise<HideAthleteAnswer> {
  const answer = await changing(ctx, async (tx) => {
    const now = ctx.clock();
    await holdChallenge(tx, chOID);
    const isNew = hidden ? await insertHidden(tx, chOID, athlete, now) : await deleteHidden(tx, chOID, athlete);
    if (!isNew) return { answer: { hidden, lists: 0 } };
    const shown = hidden ? [] : await showAthletes(tx, chOID);
    const lists = [...new Set([...shown, ...(await hideAthletes(tx, chOID))])];
    const revision = await growRevision(tx, chOID, now);
    const detail = { lists: lists.length };
    await writeLog(tx, {
      challenge: chOID,
      organiser,
      action: hidden ? 'athlete hidden' : 'athlete shown',
      detail,
      now,
    });
    const change = { chOID, revision, trials: lists, starts: lists, results: lists, structure: true, challenge: false };
    return { answer: { hidden, lists: lists.length }, change };
  });
  if (hidden) ctx.forget(chOID);
  return answer;
}
