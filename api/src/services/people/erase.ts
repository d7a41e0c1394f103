import type { AllowPersonAnswer, ErasePersonAnswer } from 'shared-domain/contract';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { writeLog } from '../../store/challenges/log.ts';
import {
  listDeletedChallenges,
  listOrganisationChallenges,
  listPastChallenges,
} from '../../store/challenges/organisation-challenges.ts';
import { deleteErased, insertErased } from '../../store/lists/erased-people.ts';
import { updateTrialRevisions } from '../../store/lists/trials.ts';
import { updateSearchTexts } from '../../store/lists/update-search-texts.ts';
import type { Context } from '../context/context.ts';
import { refuseElsewhere } from '../holds/challenge-site.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { eraseFromRecordLists, eraseStored, eraseTexts, formatErasureLog } from './erase-texts.ts';
import { type Person, readErasedName } from './person-mask.ts';

/** Erases somebody from one challenge for good; returns how many texts named the person. */
async function eraseFromChallenge(ctx: Context, organiser: string, chOID: string, person: Person): Promise<number> {
  const texts = await changeChallenge<number>(
    ctx,
    { chOID, organiser, place: 'kept' },
    async ({ db, challenge, now }) => {
      const erased = await eraseStored(db, chOID, readErasedName(person));
      if (erased.texts === 0) return { unchanged: 0 };
      const lists = [...erased.lists];
      return {
        write: async ({ revision }) => {
          await updateSearchTexts(db, chOID, lists);
          await updateTrialRevisions(db, lists, revision);
          await insertErased(db, { challenge: chOID, organisation: challenge.organisation }, person, now);
        },
        log: formatErasureLog(erased),
        changed: { trials: lists, starts: lists, results: lists, structure: true, challenge: false },
        answer: () => erased.texts,
      };
    },
  );
  if (texts > 0) ctx.dropFromMemory(chOID);
  return texts;
}

/** Erases somebody from the deleted challenges, of which the log is left at least; returns how many texts of each named the person. */
async function eraseFromDeleted(ctx: Context, organiser: string, orgOID: string, person: Person): Promise<number[]> {
  const now = ctx.clock();
  return ctx.store.transaction(async (tx) => {
    const counts: number[] = [];
    const deleted = [...(await listDeletedChallenges(tx, orgOID)), ...(await listPastChallenges(tx, orgOID))];
    for (const { oid } of deleted) {
      const erased = await eraseTexts(tx, oid, readErasedName(person));
      if (erased.texts === 0) continue;
      await insertErased(tx, { challenge: oid, organisation: orgOID }, person, now);
      await writeLog(tx, { challenge: oid, organiser, ...formatErasureLog(erased), now });
      counts.push(erased.texts);
    }
    return counts;
  });
}

/**
 * Erases somebody from all competitions of an organisation, deleted ones and what is left of their logs included: in every stored text the name becomes a hidden athlete's, and birth date
 * and licence are removed. A list that is sent again does not bring them back.
 * @throws Refusal `conflict` where a stadium holds one of them, before anything is erased
 */
export async function erasePerson(
  ctx: Context,
  organiser: string,
  orgOID: string,
  person: Person,
): Promise<ErasePersonAnswer> {
  const challenges = await ctx.store.transaction((tx) => listOrganisationChallenges(tx, orgOID));
  // Nothing is erased halfway: a stadium that holds one of them has the person still.
  for (const { oid } of challenges) {
    const challenge = await findChallenge(ctx.store.db, oid);
    if (challenge !== undefined) await refuseElsewhere(ctx.store.db, challenge, 'kept');
  }
  const counts = await eraseFromDeleted(ctx, organiser, orgOID, person);
  // Read again: one that was restored meanwhile is among them.
  for (const { oid } of await listOrganisationChallenges(ctx.store.db, orgOID))
    counts.push(await eraseFromChallenge(ctx, organiser, oid, person));
  const lists = await ctx.store.transaction((tx) => eraseFromRecordLists(tx, orgOID, readErasedName(person)));
  return {
    competitions: counts.filter((texts) => texts > 0).length,
    texts: counts.reduce((sum, one) => sum + one, lists),
  };
}

/** Lets lists of all competitions of an organisation name an erased person again, at the organiser's request. Erased texts do not come back. */
export async function allowPerson(ctx: Context, orgOID: string, person: Person): Promise<AllowPersonAnswer> {
  return ctx.store.transaction(async (tx) => {
    const challenges = await listOrganisationChallenges(tx, orgOID);
    return { competitions: (await deleteErased(tx, orgOID, person)) ? challenges.length : 0 };
  });
}
