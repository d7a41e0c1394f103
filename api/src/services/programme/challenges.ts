import {
  addDays,
  findChallengeEnd,
  findChallengeStart,
  findFlagContradiction,
  findRegion,
  findTimeZone,
  isLisa,
  isTimeZone,
  RTYPES,
  unpackFlag,
} from 'shared-domain';
import type { Challenge, MyChallengesAnswer, WireError } from 'shared-domain/contract';
import type { challengeBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflict, errorAt, Refusal, refusal } from '../../base/refusal.ts';
import { requireChallengeWriteAccess, requireOrganisationWriteAccess } from '../../policies/challenge-policy.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import { readChallengeImage } from '../../store/challenges/challenge-image.ts';
import {
  deleteChallenge,
  findChallenge,
  insertChallenge,
  listOrganisationChallenges,
  lockChallenge,
} from '../../store/challenges/challenges.ts';
import { writeLog } from '../../store/challenges/log.ts';
import { newOid } from '../../store/oid.ts';
import type { ChallengeTable } from '../../store/schema.ts';
import { findSiteLink, isActiveLink } from '../../store/sites/links.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Context } from '../context/context.ts';
import { refuseElsewhere } from '../holds/challenge-site.ts';
import { cutPage, parseCursor } from '../reads/challenge-pages.ts';
import { insertOrganisationRecords } from '../records/organisation-records.ts';
import { refuseTooManyChallenges } from '../writing/account-limits.ts';
import { logUndoableAct } from '../writing/undo-log.ts';

export type ChallengeDraft = z.output<typeof challengeBody>;

/** Errors that the schema cannot find: values outside closed lists, and fields that contradict each other (Q5 and Q6). */
export function checkDraft(draft: ChallengeDraft, root = '$'): WireError[] {
  const problems: WireError[] = [];
  const refuse = (field: string, sentence: string) =>
    problems.push(errorAt('invalid request', `${root}.${field}`, sentence));
  if (!RTYPES.includes(draft.rtype)) refuse('rtype', `must be one of ${RTYPES.join(', ')}`);
  if (findRegion(draft.region) === undefined) {
    refuse('region', `${JSON.stringify(draft.region)} is no name, insee or uid of /api/regions`);
  }
  const { tz } = draft.metadata;
  if (tz !== undefined && !isTimeZone(tz)) refuse('metadata.tz', `${JSON.stringify(tz)} is no time zone`);
  const flag = unpackFlag(draft.flag);
  if ('error' in flag) {
    refuse('flag', `its ${flag.error} is ${flag.value}, which is out of range`);
  } else {
    const contradiction = findFlagContradiction(flag, draft.kind, draft.rtype);
    if (contradiction !== undefined) {
      refuse('flag', `its ${contradiction} contradicts $.${contradiction === 'kind' ? 'kind' : 'rtype'}`);
    }
  }
  if (draft.lisa !== undefined && RTYPES.includes(draft.rtype) && draft.lisa !== isLisa(draft.rtype)) {
    refuse('lisa', `contradicts $.rtype, whose software is ${isLisa(draft.rtype) ? '' : 'not '}LISA`);
  }
  return problems;
}

export function buildChallengeRow(draft: ChallengeDraft, now: Date): ChallengeTable {
  const region = findRegion(draft.region);
  const tz = draft.metadata.tz ?? findTimeZone(draft.region);
  const dates = { date: draft.date, duration: draft.duration, tz };
  return {
    oid: newOid(),
    organisation: draft.org.oid,
    name: draft.name,
    rtype: draft.rtype,
    hashtag: draft.hashtag,
    flag: draft.flag,
    kind: draft.kind,
    region: region?.uid ?? draft.region,
    ...dates,
    last_date: addDays(draft.date, draft.duration - 1),
    starts_at: findChallengeStart(dates).toISOString(),
    ends_at: findChallengeEnd(dates).toISOString(),
    lisa: isLisa(draft.rtype) ? 1 : 0,
    visible: draft.visible ? 1 : 0,
    metadata: JSON.stringify({ ...draft.metadata, tz }),
    trials: 0,
    running: 0,
    results: 0,
    revision: 1,
    created: now.toISOString(),
    updated: now.toISOString(),
  };
}

export async function createChallenge(ctx: Context, organiser: string, draft: ChallengeDraft): Promise<Challenge> {
  const problems = checkDraft(draft);
  if (problems.length > 0) throw new Refusal(problems);
  const now = ctx.clock();
  const row = buildChallengeRow(draft, now);
  const record = await ctx.store.transaction(async (tx) => {
    await requireOrganisationWriteAccess(tx, organiser, draft.org.oid);
    await refuseTooManyChallenges(tx, organiser, now);
    await insertChallenge(tx, row);
    await insertOrganisationRecords(tx, row);
    await writeLog(tx, { challenge: row.oid, organiser, action: 'challenge created', detail: { name: row.name }, now });
    return findChallenge(tx, row.oid);
  });
  if (record === undefined) throw refusal('critical error', 'the challenge could not be read back');
  ctx.revisions.recordChange(row.oid, row.revision, draft.visible);
  return presentChallenge(record);
}

export async function removeChallenge(
  ctx: Context,
  organiser: string,
  chOID: string,
): Promise<{ oid: string; log: string }> {
  const now = ctx.clock();
  const log = await ctx.store.transaction(async (tx) => {
    await requireChallengeWriteAccess(tx, organiser, chOID);
    await lockChallenge(tx, chOID);
    const record = (await findChallenge(tx, chOID)) as ChallengeTable;
    await refuseElsewhere(tx, record, 'kept');
    if (isActiveLink(await findSiteLink(tx, chOID)))
      throw conflict('on site', 'the challenge follows to the public server; it is given back first');
    const { name, organisation } = record;
    const image = await readChallengeImage(tx, chOID);
    await deleteChallenge(tx, chOID);
    const act = { challenge: chOID, organisation, organiser, action: 'challenge deleted', detail: { name }, now };
    return logUndoableAct(tx, act, image, { isOrganisationAct: true });
  });
  ctx.revisions.recordRemoval(chOID);
  ctx.announceChange({ chOID, revision: 0, trials: [], starts: [], results: [], structure: true, challenge: true });
  return { oid: chOID, log };
}

/** Competitions in one answer to an organiser. */
const MAX_CHALLENGES = 1000;

/** Competitions of an organiser's organisations; of a stadium's session, the one that it is for. */
export async function listMyChallenges(
  ctx: Context,
  { organiser, siteChallenge: only }: Session,
  { limit = MAX_CHALLENGES, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<MyChallengesAnswer> {
  const pageQuery = { after: parseCursor(cursor), limit: limit + 1, only };
  const { page, ...next } = cutPage(await listOrganisationChallenges(ctx.store.db, organiser, pageQuery), limit);
  return { challenges: page.map(presentChallenge), ...next };
}
