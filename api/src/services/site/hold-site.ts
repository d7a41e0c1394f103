import { isDeepStrictEqual } from 'node:util';
import { findLocalDay, findStartTime, isPublished, TRIAL_STATUS } from 'shared-domain';
import type { ChallengeSite, SiteAnswer } from 'shared-domain/contract';
import type { siteBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflict, Refusal, refusal, stale } from '../../base/refusal.ts';
import { readMetadata } from '../../presenters/challenge.ts';
import { findAccountByOid } from '../../store/accounts/organisers.ts';
import {
  type ChallengeRecord,
  findChallenge,
  readRevision,
  updateChallengeSite,
} from '../../store/challenges/challenges.ts';
import { listPrices } from '../../store/challenges/prices.ts';
import type { Db } from '../../store/db.ts';
import { listHidden } from '../../store/lists/hide-athletes.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { findSiteHold, replaceSiteHold, updateSiteHold } from '../../store/sites/holds.ts';
import { listSiteFiles, storeSiteFile } from '../../store/sites/site-files.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { readCompetitionFile } from '../documents/competition-json/export-competition.ts';
import { readChallengeSite, refuseFormerHolder } from '../holds/challenge-site.ts';
import { setHidden } from '../people/hide-athlete.ts';
import { presentPrice } from '../prices/prices.ts';
import { editChallenge } from '../programme/edit-challenge.ts';
import { removeTrials } from '../programme/remove-trials.ts';
import { changeChallenge, OWN_FIELDS_CHANGED } from '../writing/change-challenge.ts';
import { computeDigests, listDifferences } from './digests.ts';
import {
  computePaperDigests,
  computeRecordsDigest,
  listPaperDifferences,
  RECORDS_DIFFER,
  readCopiedPapers,
} from './papers.ts';
import { listAwaitedPictures, receivePapers } from './receive-papers.ts';

type Body = z.output<typeof siteBody>;
type Act<A extends Body['act']> = Extract<Body, { act: A }>;
type Meeting = NonNullable<Act<'beat'>['meeting']>;

/** Who acts on a challenge: an organiser, and for a stadium's server the name of it. */
export interface SiteActor {
  readonly organiser: string;
  readonly chOID: string;
  readonly site: string;
}

/** The hold of a stadium on a challenge of this server. */
export async function readHold(db: Db, chOID: string): Promise<SiteAnswer['hold']> {
  const hold = await findSiteHold(db, chOID);
  if (hold === undefined) return undefined;
  const { holder, state, since, seen, pending, refused, ended, ended_by } = hold;
  const by = ended_by === null ? undefined : (await findAccountByOid(db, ended_by))?.email;
  return {
    ...{ holder, state, since, seen, pending, refused },
    ...(ended === null ? {} : { ended }),
    ...(by === undefined ? {} : { by }),
    files: await listSiteFiles(db, chOID),
  };
}

/** Writes what the challenge shows of its stadium, as a change that its readers are told of. */
async function changeSite(
  ctx: Context,
  { organiser, chOID, action }: { readonly organiser?: string; readonly chOID: string; readonly action?: string },
  plan: (db: Db, site: ChallengeSite | undefined) => Promise<ChallengeSite | null | 'unchanged'>,
): Promise<void> {
  const changer = { chOID, ...(organiser === undefined ? {} : { organiser }), place: 'own' as const };
  await changeChallenge<void>(ctx, changer, async ({ db, challenge }) => {
    const site = await plan(db, readChallengeSite(challenge));
    if (site === 'unchanged') return { unchanged: undefined };
    return {
      write: () => updateChallengeSite(db, chOID, site),
      ...(action === undefined
        ? {}
        : { log: { action, detail: site?.role === 'copy' ? { holder: site.holder } : {} } }),
      changed: OWN_FIELDS_CHANGED,
      answer: () => undefined,
    };
  });
}

/** What of a challenge itself is decided where it is held. */
export function readMeeting({ flag, date, duration, metadata }: ChallengeRecord): Meeting {
  const { teamScoring } = readMetadata(metadata);
  return { flag, date, duration, ...(teamScoring && { teamScoring }) };
}

/** What a stadium would replace: lists of this server that are not the same in the stadium, and settings (`meeting`). */
async function readLosses(
  ctx: Context,
  chOID: string,
  { digests, records, meeting }: Pick<Act<'hold'>, 'digests' | 'records' | 'meeting'>,
) {
  return ctx.store.snapshot(async (db) => {
    const own = await computeDigests(db, chOID);
    const challenge = await findChallenge(db, chOID);
    const isOtherMeeting =
      meeting !== undefined && challenge !== undefined && !isDeepStrictEqual(readMeeting(challenge), { ...meeting });
    const lists = Object.keys(own).filter((uid) => own[uid] !== digests[uid]);
    const ownRecords = (await readCopiedPapers(db, chOID)).records;
    const isOtherRecords =
      records !== undefined && ownRecords.length > 0 && computeRecordsDigest(ownRecords) !== records;
    return {
      lost: [...lists, ...(isOtherRecords ? [RECORDS_DIFFER] : []), ...(isOtherMeeting ? ['meeting'] : [])],
      revision: challenge?.revision ?? 0,
    };
  });
}

/**
 * A stadium's server takes a challenge, whose programme it has. Where lists of this server are lost by that, the stadium says that it
 * replaces them, and the competition's file of before is stored.
 * @throws Refusal `conflict` where another one holds it, where the stadium has not all of its trials, or would replace lists unknowingly
 */
export async function holdSite(
  ctx: Context,
  actor: SiteActor,
  { holder: sentHolder, isReplacing, ...stadium }: Act<'hold'>,
): Promise<void> {
  const { chOID, organiser, site } = actor;
  const holder = await maskErasedTexts(ctx.store.db, chOID, sentHolder);
  const { digests } = stadium;
  const { lost, revision } = await readLosses(ctx, chOID, stadium);
  const file = isReplacing && lost.length > 0 ? await readCompetitionFile(ctx, chOID) : undefined;
  await changeSite(ctx, { chOID, organiser, action: 'site held' }, async (db) => {
    const now = ctx.clock().toISOString();
    const before = await findSiteHold(db, chOID);
    if (before?.state === 'held' && before.site === site) return 'unchanged';
    if (before?.state === 'held')
      throw conflict('on site', `${before.holder} holds the challenge since ${before.since}`);
    const missing = (await listTrials(db, chOID)).filter(({ uid }) => !(uid in digests));
    if (missing.length > 0)
      throw conflict(
        'other programme',
        `the stadium has not ${missing.length} of its trials, ${missing[0]?.uid} for one`,
      );
    if (!isReplacing && lost.length > 0)
      throw conflict('other lists', `${lost.length} lists are not the stadium’s, ${lost[0]} for one`);
    const current = await readRevision(db, chOID);
    if (current !== revision) throw stale(revision, `the challenge is at ${current}`);
    const counts = { pending: Object.keys(digests).length, refused: 0, ended: null, ended_by: null };
    await replaceSiteHold(db, { challenge: chOID, site, holder, state: 'held', since: now, seen: now, ...counts });
    if (file !== undefined)
      await storeSiteFile(db, { challenge: chOID, site, holder, which: 'before', at: now, body: file });
    return { role: 'copy', holder, since: now };
  });
}

/** Notes that a stadium was heard; readers who were told of its silence are told that it is over. */
export async function noteContact(
  ctx: Context,
  { chOID, site }: Pick<SiteActor, 'chOID' | 'site'>,
  counts: { readonly pending?: number; readonly refused?: number } = {},
): Promise<void> {
  const challenge = await findChallenge(ctx.store.db, chOID);
  if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
  await refuseFormerHolder(ctx.store.db, challenge, site);
  await updateSiteHold(ctx.store.db, chOID, { seen: ctx.clock().toISOString(), ...counts });
  const state = readChallengeSite(challenge);
  if (state?.role !== 'copy' || state.silentSince === undefined) return;
  await changeSite(ctx, { chOID }, async (_, current) => {
    if (current?.role !== 'copy') return 'unchanged';
    const { silentSince: _silence, ...heard } = current;
    return heard;
  });
}

/**
 * Stores the file that a stadium gives back, in place of an earlier one of the same hold; those of earlier holds stay.
 * @throws Refusal `conflict` to a stadium that no longer holds the challenge
 */
export async function storeReturnedFile(
  ctx: Context,
  { chOID, site }: Pick<SiteActor, 'chOID' | 'site'>,
  body: string,
): Promise<void> {
  await noteContact(ctx, { chOID, site });
  await ctx.store.transaction(async (db) => {
    const hold = await findSiteHold(db, chOID);
    if (hold?.site !== site || hold.state !== 'held') throw conflict('taken back', 'the challenge is held no longer');
    const { holder } = hold;
    await storeSiteFile(db, { challenge: chOID, site, holder, which: 'file', at: ctx.clock().toISOString(), body });
  }, chOID);
}

/** Whether readers wait for something: an event is under way, or should have begun today by the programme, and is not given out. */
async function isMeetingOn(db: Db, { oid, running, tz }: ChallengeRecord, now: Date): Promise<boolean> {
  if (running > 0) return true;
  const today = findLocalDay(now, tz);
  return (await listTrials(db, oid)).some(({ status, date, date_e }) => {
    const start = findStartTime({ status, date, dateE: date_e ?? undefined });
    const isAwaited = !isPublished(status) && status !== TRIAL_STATUS.cancelled;
    return isAwaited && Date.parse(start) <= now.getTime() && findLocalDay(start, tz) === today;
  });
}

/** Tells readers that a stadium is silent while they wait for its events; the hold stays. */
export async function noteSilence(ctx: Context, chOID: string): Promise<void> {
  await changeSite(ctx, { chOID }, async (db, current) => {
    const hold = await findSiteHold(db, chOID);
    if (hold?.state !== 'held' || current?.role !== 'copy' || current.silentSince !== undefined) return 'unchanged';
    const challenge = await findChallenge(db, chOID);
    if (challenge === undefined || !(await isMeetingOn(db, challenge, ctx.clock()))) return 'unchanged';
    return { ...current, silentSince: hold.seen };
  });
}

/** Takes over what the stadium decided of the competition itself; what cannot be yet is taken over at a later beat. */
async function followMeeting(
  ctx: Context,
  { chOID, organiser, site }: SiteActor,
  { teamScoring, ...fields }: Meeting,
): Promise<void> {
  const challenge = await findChallenge(ctx.store.db, chOID);
  if (challenge === undefined) return;
  if (isDeepStrictEqual(readMeeting(challenge), { ...fields, ...(teamScoring && { teamScoring }) })) return;
  const { teamScoring: _, ...metadata } = readMetadata(challenge.metadata);
  const edit = { ...fields, metadata: { ...metadata, ...(teamScoring && { teamScoring }) } };
  await editChallenge(ctx, organiser, chOID, edit, { site }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** What a stadium says every half minute, and what this server decided meanwhile. */
export async function hearSite(ctx: Context, actor: SiteActor, body: Act<'beat'>): Promise<SiteAnswer['down']> {
  const { chOID, organiser } = actor;
  const { pending, refused, hidden, meeting, papers } = body;
  await noteContact(ctx, actor, { pending, refused });
  if (meeting !== undefined) await followMeeting(ctx, actor, meeting);
  const known = new Set((await listHidden(ctx.store.db, chOID)).map(({ last, first }) => `${last}|${first}`));
  for (const athlete of hidden)
    if (!known.has(`${athlete.last}|${athlete.first}`))
      await setHidden(ctx, organiser, chOID, { ...athlete, hidden: true });
  if (papers !== undefined) await receivePapers(ctx, actor, papers);
  const { db } = ctx.store;
  const challenge = await findChallenge(db, chOID);
  const prices = (await listPrices(db, chOID)).map(presentPrice);
  return {
    hidden: (await listHidden(db, chOID)).map(({ last, first }) => ({ last, first })),
    contact: readMetadata(challenge?.metadata ?? '{}').contact,
    prices: prices.map(({ kd, unit_amount, currency, metadata }) => ({ kd, unit_amount, currency, metadata })),
    pictures: await listAwaitedPictures(db, chOID),
  };
}

/** Compares a stadium's lists and papers with the copy; trials that the stadium has not are removed, as by hand. */
export async function compareSite(
  ctx: Context,
  actor: SiteActor,
  { digests, papers }: Pick<Act<'compare'>, 'digests' | 'papers'>,
): Promise<Pick<SiteAnswer, 'different' | 'removed'>> {
  const { chOID, organiser, site } = actor;
  await noteContact(ctx, actor);
  const extra = (await listTrials(ctx.store.db, chOID)).filter(({ uid }) => !(uid in digests));
  if (extra.length > 0)
    await removeTrials(
      ctx,
      organiser,
      extra.map(({ oid }) => oid),
      site,
    );
  const different = await ctx.store.snapshot(async (db) => {
    const lists = listDifferences(digests, await computeDigests(db, chOID));
    if (papers === undefined) return lists;
    const own = computePaperDigests(await readCopiedPapers(db, chOID));
    return [...new Set([...lists, ...listPaperDifferences(papers, own)])];
  });
  return { different, removed: extra.map(({ uid }) => uid) };
}

/** Ends a hold whose lists are the same here; else says which are not, and the hold stays. */
export async function returnSite(ctx: Context, actor: SiteActor, body: Act<'return'>) {
  const compared = await compareSite(ctx, actor, body);
  if ((compared.different ?? []).length > 0) return compared;
  const { chOID, organiser, site } = actor;
  await changeSite(ctx, { chOID, organiser, action: 'site returned' }, async (db) => {
    const hold = await findSiteHold(db, chOID);
    if (hold?.site !== site || hold.state !== 'held') throw conflict('taken back', 'the challenge is held no longer');
    await updateSiteHold(db, chOID, { state: 'returned', ended: ctx.clock().toISOString(), pending: 0 });
    return null;
  });
  return compared;
}

/** An organiser takes a challenge back from the stadium, which keeps all it has and is told at its next call. */
export async function takeSite(ctx: Context, { chOID, organiser }: Omit<SiteActor, 'site'>): Promise<void> {
  await changeSite(ctx, { chOID, organiser, action: 'site taken' }, async (db) => {
    const hold = await findSiteHold(db, chOID);
    if (hold?.state !== 'held') throw refusal('not found', 'no stadium holds this challenge');
    await updateSiteHold(db, chOID, { state: 'taken', ended: ctx.clock().toISOString(), ended_by: organiser });
    return null;
  });
}
