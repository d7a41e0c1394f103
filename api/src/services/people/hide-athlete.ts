import type { HideAthleteAnswer } from 'shared-domain/contract';
import {
  deleteHidden,
  hideAthletes,
  insertHidden,
  type NamedAthlete,
  showAthletes,
} from '../../store/lists/hide-athletes.ts';
import { updateTrialRevisions } from '../../store/lists/trials.ts';
import type { Context } from '../context/context.ts';
import { changeChallenge } from '../writing/change-challenge.ts';

/** Hides an athlete's name everywhere at once, or shows it again (Q30). The log does not have the name. */
export async function setHidden(
  ctx: Context,
  organiser: string,
  chOID: string,
  { hidden, ...athlete }: NamedAthlete & { readonly hidden: boolean },
): Promise<HideAthleteAnswer> {
  const answer = await changeChallenge(ctx, { chOID, organiser, place: 'both' }, async ({ db, now }) => {
    const isNew = hidden ? await insertHidden(db, chOID, athlete, now) : await deleteHidden(db, chOID, athlete);
    if (!isNew) return { unchanged: { hidden, lists: 0 } };
    const listsShownAgain = hidden ? [] : await showAthletes(db, chOID);
    const lists = [...new Set([...listsShownAgain, ...(await hideAthletes(db, chOID))])];
    return {
      write: ({ revision }) => updateTrialRevisions(db, lists, revision),
      log: { action: hidden ? 'athlete hidden' : 'athlete shown', detail: { lists: lists.length } },
      changed: { trials: lists, starts: lists, results: lists, structure: true, challenge: false },
      answer: () => ({ hidden, lists: lists.length }),
    };
  });
  if (hidden) ctx.dropFromMemory(chOID);
  return answer;
}
