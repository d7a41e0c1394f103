import { randomBytes } from 'node:crypto';
import {
  calls,
  type MyChallengesAnswer,
  makeUrl,
  type SiteAnswer,
  type SiteRemotesAnswer,
} from 'shared-domain/contract';
import type { siteBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { Config } from '../../../base/config.ts';
import { conflict, Refusal, refusal } from '../../../base/refusal.ts';
import { findChallenge, updateChallengeSite } from '../../../store/challenges/challenges.ts';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import {
  findSiteLink,
  isActiveLink,
  keepSiteLink,
  removeSiteLink,
  replaceSiteLink,
  updateSiteLink,
} from '../../../store/sites/links.ts';
import type { Context } from '../../context/context.ts';
import { changeChallenge, OWN_FIELDS_CHANGED } from '../../writing/change-challenge.ts';
import { computeDigests } from '../digests.ts';
import { readMeeting } from '../hold-site.ts';
import { computeRecordsDigest, readOwnPapers } from '../papers.ts';
import { clearLinkNotes } from './link-state.ts';
import { createUplinkClient, isForeign, isPassing, type UplinkAnswer } from './uplink-client.ts';

type Link = Extract<z.output<typeof siteBody>, { act: 'link' }>;

function requireUplink({ uplink }: Pick<Config, 'uplink'>): NonNullable<Config['uplink']> {
  if (uplink !== undefined) return uplink;
  throw refusal('not found', 'this server follows to no public one; UPLINK_URL and UPLINK_TOKEN name it');
}

/** @throws Refusal what the public server refused, that it does not know the session, or `unavailable` where it did not answer */
function requireSuccess(answer: UplinkAnswer): void {
  const { status: code, errors } = answer;
  if (code === 200) return;
  if (code === 401 && !isForeign(answer))
    throw conflict('site session ended', 'the public server does not know the session of UPLINK_TOKEN');
  if (errors.length > 0 && code < 500 && !isForeign(answer)) throw new Refusal(errors);
  throw refusal('unavailable', 'the public server does not answer');
}

/** Competitions of the public server that this one's session may change. */
export async function listRemotes(config: Config): Promise<SiteRemotesAnswer> {
  if (config.uplink === undefined) return { challenges: [] };
  const answer = await createUplinkClient(config.uplink).call(calls.myChallenges, calls.myChallenges.path, {});
  requireSuccess(answer);
  const { challenges } = answer.body as MyChallengesAnswer;
  return { challenges: challenges.map(({ oid, name, date, trials }) => ({ oid, name, date, trials })) };
}

/** Writes what a challenge shows here of its stadium. */
async function changeRole(
  ctx: Context,
  { challenge, organiser }: Pick<SiteLinkTable, 'challenge' | 'organiser'>,
  site: object | null,
  action: string,
): Promise<void> {
  await changeChallenge<void>(ctx, { chOID: challenge, organiser, place: 'own' }, async ({ db }) => ({
    write: () => updateChallengeSite(db, challenge, site),
    log: { action, detail: {} },
    changed: OWN_FIELDS_CHANGED,
    answer: () => undefined,
  }));
}

interface Beginning extends Pick<Link, 'remote' | 'holder' | 'isReplacing'> {
  readonly chOID: string;
  readonly organiser: string;
}

/**
 * Holds a competition of the public server for this one and begins to follow to it, under a new name; under the same one where an
 * earlier demand was never answered, as it may have been heard.
 */
async function beginLink(
  ctx: Context,
  config: Config,
  { chOID, organiser, remote, holder, isReplacing }: Beginning,
): Promise<void> {
  const { db } = ctx.store;
  const client = createUplinkClient(requireUplink(config));
  const [digests, { records }] = await ctx.store.snapshot(
    async (tx) => [await computeDigests(tx, chOID), await readOwnPapers(tx, chOID)] as const,
  );
  const challenge = await findChallenge(db, chOID);
  const meeting = challenge && readMeeting(challenge);
  const before = await findSiteLink(db, chOID);
  const isUnanswered = before?.remote === remote && before.contacted === null;
  const link: SiteLinkTable = {
    challenge: chOID,
    ...{ organiser, remote, holder },
    site: isUnanswered ? before.site : randomBytes(16).toString('base64url'),
    state: before?.state === 'taken' ? 'taken' : 'asked',
    acked: 0,
    contacted: null,
    refused: '[]',
    left_photos: null,
    changed: before?.state === 'taken' ? before.changed : ctx.clock().toISOString(),
  };
  // Written first: a hold of a name that nobody remembers could be ended by hand alone.
  await replaceSiteLink(db, link);
  const answer = await client.call(calls.putSite, makeUrl(calls.putSite, { chOID: link.remote }), {
    site: link.site,
    body: { act: 'hold', holder: link.holder, digests, records: computeRecordsDigest(records), meeting, isReplacing },
  });
  if (answer.status !== 200) {
    const isRefused = !isPassing(answer);
    if (isRefused && before !== undefined) await replaceSiteLink(db, before);
    else if (isRefused) await removeSiteLink(db, link);
    requireSuccess(answer);
  }
  clearLinkNotes(chOID);
  await changeRole(ctx, link, { role: 'stadium' }, 'site linked');
  const now = ctx.clock().toISOString();
  await updateSiteLink(db, link, { state: 'on', contacted: now, changed: now });
}

/** Chooses the competition that this one follows to. @throws Refusal `conflict` where one is followed already */
export async function linkCompetition(ctx: Context, config: Config, beginning: Beginning): Promise<void> {
  if (isActiveLink(await findSiteLink(ctx.store.db, beginning.chOID)))
    throw conflict('on site', 'the challenge follows to the public server already');
  await beginLink(ctx, config, beginning);
}

/** After the public server took the competition back: holds it again, and all that is here is sent again. */
export async function goOnHere(
  ctx: Context,
  config: Config,
  { chOID, organiser, isReplacing }: Pick<Beginning, 'chOID' | 'organiser' | 'isReplacing'>,
): Promise<void> {
  const link = await findSiteLink(ctx.store.db, chOID);
  if (link?.state !== 'taken') throw refusal('not found', 'the public server has not taken this challenge back');
  await beginLink(ctx, config, { chOID, organiser, isReplacing, remote: link.remote, holder: link.holder });
}

/** Ends a hand back that is not over: the competition stays here. */
export async function keepHere(ctx: Context, chOID: string): Promise<void> {
  const link = await findSiteLink(ctx.store.db, chOID);
  if (link?.state !== 'returning') throw refusal('not found', 'this challenge is not being given back');
  await keepSiteLink(ctx.store.db, link, ctx.clock().toISOString());
}

/** Begins to give the competition back. */
export async function startHandBack(ctx: Context, chOID: string): Promise<void> {
  const link = await findSiteLink(ctx.store.db, chOID);
  if (link?.state === 'returning') return;
  if (link?.state !== 'on') throw refusal('not found', 'this challenge follows to no public server');
  await updateSiteLink(ctx.store.db, link, { state: 'returning', changed: ctx.clock().toISOString() });
}

/**
 * A link is over: given back, and changed here no longer; or taken back, and everything stays as it is.
 * @param changed since when, where that is not now
 */
export async function endLink(
  ctx: Context,
  link: SiteLinkTable,
  state: 'returned' | 'taken',
  changed = ctx.clock().toISOString(),
): Promise<void> {
  clearLinkNotes(link.challenge);
  await updateSiteLink(ctx.store.db, link, { state, changed, contacted: ctx.clock().toISOString() });
  const site: NonNullable<SiteAnswer['link']>['state'] = state;
  const role = site === 'returned' ? { role: 'returned', since: changed } : { role: 'stadium' };
  await changeRole(ctx, link, role, state === 'returned' ? 'site returned' : 'site taken');
}
