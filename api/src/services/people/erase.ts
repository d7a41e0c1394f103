import { createNameMask } from 'shared-domain';
import type { AllowPersonAnswer, ErasePersonAnswer } from 'shared-domain/contract';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { writeLog } from '../../store/challenges/log.ts';
import { listDeletedChallenges, listOrganisationChallenges } from '../../store/challenges/organisation-challenges.ts';
import type { Db } from '../../store/db.ts';
import { deleteErased, insertErased } from '../../store/lists/erased-people.ts';
import { deleteHiddenPerson } from '../../store/lists/hide-athletes.ts';
import {
  findLicence,
  findMentions,
  listLicences,
  maskStoredText,
  rewriteMention,
} from '../../store/lists/person-texts.ts';
import { repairRemovedRows } from '../../store/lists/removed-rows.ts';
import { updateSearchTexts } from '../../store/lists/update-search-texts.ts';
import { deleteEvidencePictures } from '../../store/live/evidence-pictures.ts';
import { deleteReportPhotos } from '../../store/live/report-photos.ts';
import type { Context } from '../context/context.ts';
import { refuseElsewhere } from '../holds/challenge-site.ts';
import { listPhotosAbout } from '../live-input/report-photos.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { createPersonMask, type Person } from './person-mask.ts';
import { listPicturesAbout, removePicturesFromFiles } from './pictures-about.ts';

/** What was erased of a challenge: the texts that named the person, and the lists with such rows. */
interface ErasedTexts {
  readonly texts: number;
  readonly lists: readonly string[];
}

/** Erases somebody from every stored text of a challenge, what undo keeps included. */
async function eraseTexts(db: Db, chOID: string, person: Person): Promise<ErasedTexts> {
  const mask = createPersonMask(person);
  const mentions = await findMentions(db, chOID, person.last, mask);
  const licences = listLicences(mentions, mask);
  for (const mention of mentions) await rewriteMention(db, mention, (text) => maskStoredText(text, mask));
  // Rows that name nobody, as a result that is known by its bib, and texts have the licence too.
  const licenceMask = createNameMask([], licences);
  const licensed: typeof mentions = [];
  for (const licence of licences) {
    const found = await findLicence(db, chOID, licence, licenceMask);
    for (const mention of found) await rewriteMention(db, mention, (text) => maskStoredText(text, licenceMask));
    licensed.push(...found);
  }
  const listKeys = (tables: readonly string[], column: 'list' | 'log') => [
    ...new Set(
      [...mentions, ...licensed].flatMap(({ table: { table }, key }) =>
        tables.includes(table) ? [String(key[column])] : [],
      ),
    ),
  ];
  await repairRemovedRows(db, listKeys(['removed'], 'log'));
  return { texts: mentions.length, lists: listKeys(['start_row', 'result_row'], 'list') };
}

const formatLog = ({ texts, lists }: ErasedTexts) => ({
  action: 'person erased',
  detail: { lists: lists.length, texts },
});

/** Erases somebody from one challenge for good; returns how many texts named the person. */
async function eraseFromChallenge(ctx: Context, organiser: string, chOID: string, person: Person): Promise<number> {
  const mask = createPersonMask(person);
  const texts = await changeChallenge<number>(
    ctx,
    { chOID, organiser, place: 'kept' },
    async ({ db, challenge, now }) => {
      // While the names are still there by which they are found.
      await deleteReportPhotos(db, chOID, await listPhotosAbout(db, chOID, mask));
      await deleteEvidencePictures(db, chOID, await listPicturesAbout(db, chOID, mask));
      await removePicturesFromFiles(db, chOID, mask);
      const hiddenCount = await deleteHiddenPerson(db, chOID, person);
      const { texts: textCount, lists: changedLists } = await eraseTexts(db, chOID, person);
      // A hiding that goes leaves a hash, or the next list would name who was hidden.
      const erased = { texts: textCount + hiddenCount, lists: changedLists };
      if (erased.texts === 0) return { unchanged: 0 };
      const lists = [...erased.lists];
      return {
        write: async () => {
          await updateSearchTexts(db, chOID, lists);
          await insertErased(db, { challenge: chOID, organisation: challenge.organisation }, person, now);
        },
        log: formatLog(erased),
        changed: { trials: lists, starts: lists, results: lists, structure: true, challenge: false },
        answer: () => erased.texts,
      };
    },
  );
  if (texts > 0) ctx.dropFromMemory(chOID);
  return texts;
}

/** Erases somebody from the deleted challenges that can still be restored; returns how many texts of each named the person. */
async function eraseFromDeleted(ctx: Context, organiser: string, orgOID: string, person: Person): Promise<number[]> {
  const now = ctx.clock();
  return ctx.store.transaction(async (tx) => {
    const counts: number[] = [];
    for (const { oid } of await listDeletedChallenges(tx, orgOID)) {
      const erased = await eraseTexts(tx, oid, person);
      if (erased.texts === 0) continue;
      await insertErased(tx, { challenge: oid, organisation: orgOID }, person, now);
      await writeLog(tx, { challenge: oid, organiser, ...formatLog(erased), now });
      counts.push(erased.texts);
    }
    return counts;
  });
}

/**
 * Erases somebody from all competitions of an organisation, deleted ones that can be restored included: in every stored text the name becomes a hidden athlete's, and birth date
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
  return { competitions: counts.filter((texts) => texts > 0).length, texts: counts.reduce((sum, one) => sum + one, 0) };
}

/** Lets lists of all competitions of an organisation name an erased person again, at the organiser's request. Erased texts do not come back. */
export async function allowPerson(ctx: Context, orgOID: string, person: Person): Promise<AllowPersonAnswer> {
  return ctx.store.transaction(async (tx) => {
    const challenges = await listOrganisationChallenges(tx, orgOID);
    return { competitions: (await deleteErased(tx, orgOID, person)) ? challenges.length : 0 };
  });
}
