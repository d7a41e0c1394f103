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
import { updateChallengeSite } from '../../../store/challenges/challenges.ts';
import { listTrials } from '../../../store/lists/trials.ts';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import { findSiteLink, replaceSiteLink, updateSiteLink } from '../../../store/sites/links.ts';
import type { Context } from '../../context/context.ts';
import { changeChallenge, OWN_FIELDS_CHANGED } from '../../writing/change-challenge.ts';
import { clearLinkNotes } from './link-state.ts';
import { createUplinkClient, type UplinkAnswer } from './uplink-client.ts';

type Link = Extract<z.output<typeof siteBody>, { act: 'link' }>;

function requireUplink({ uplink }: Pick<Config, 'uplink'>): NonNullable<Config['uplink']> {
  if (uplink !== undefined) return uplink;
  throw refusal('not found', 'this server follows to no public one; UPLINK_URL and UPLINK_TOKEN name it');
}

/** @throws Refusal what the public server refused, or `unavailable` where it did not answer */
function requireSuccess({ status, errors }: UplinkAnswer): void {
  if (status === 200) return;
  if (errors.length > 0 && status < 500 && status !== 401) throw new Refusal(errors);
  throw refusal(
    'unavailable',
    status === 401
      ? 'the public server does not know the session of UPLINK_TOKEN'
      : 'the public server does not answer',
  );
}

/** Competitions of the public server that this one's session may change. */
export async function listRemotes(config: Config): Promise<SiteRemotesAnswer> {
  if (config.uplink === undefined) return { challenges: [] };
  const answer = await createUplinkClient(config.uplink).call('GET', calls.myChallenges.path, {});
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
  await changeChallenge<void>(ctx, { chOID: challenge, organiser, isAllowedOnCopy: true }, async ({ db }) => ({
    write: () => updateChallengeSite(db, challenge, site),
    log: { action, detail: {} },
    changed: OWN_FIELDS_CHANGED,
    answer: () => undefined,
  }));
}

/** Holds a competition of the public server for this one, under a new name of its own, and begins to follow to it. */
async function beginLink(
  ctx: Context,
  config: Config,
  { chOID, organiser, remote, holder }: { chOID: string; organiser: string; remote: string; holder: string },
): Promise<void> {
  const client = createUplinkClient(requireUplink(config));
  const uids = (await listTrials(ctx.store.db, chOID)).map(({ uid }) => uid);
  const site = randomBytes(16).toString('base64url');
  const now = ctx.clock().toISOString();
  // Written first: a hold of a name that nobody remembers could be ended by hand alone.
  const link = {
    challenge: chOID,
    remote,
    site,
    holder,
    organiser,
    acked: 0,
    contacted: null,
    refused: '[]',
    changed: now,
  };
  const before = await findSiteLink(ctx.store.db, chOID);
  await replaceSiteLink(ctx.store.db, { ...link, state: 'taken' });
  const path = makeUrl(calls.putSite, { chOID: remote });
  const answer = await client.call('PUT', path, {
    site,
    body: { act: 'hold', holder, uids },
  });
  if (answer.status !== 200) {
    if (before !== undefined) await replaceSiteLink(ctx.store.db, before);
    else await ctx.store.db.deleteFrom('site_link').where('challenge', '=', chOID).execute();
    requireSuccess(answer);
  }
  clearLinkNotes(chOID);
  await changeRole(ctx, link, { role: 'stadium' }, 'site linked');
  await updateSiteLink(ctx.store.db, link, { state: 'on' });
}

/** Chooses the competition that this one follows to. @throws Refusal `conflict` where one is followed already */
export async function linkCompetition(
  ctx: Context,
  config: Config,
  { chOID, organiser, remote, holder }: Omit<Link, 'act'> & { readonly chOID: string; readonly organiser: string },
): Promise<void> {
  const link = await findSiteLink(ctx.store.db, chOID);
  if (link?.state === 'on' || link?.state === 'returning')
    throw conflict('on site', 'the challenge follows to the public server already');
  await beginLink(ctx, config, { chOID, organiser, remote, holder });
}

/** After the public server took the competition back: holds it again, and all that is here is sent again. */
export async function goOnHere(ctx: Context, config: Config, chOID: string, organiser: string): Promise<void> {
  const link = await findSiteLink(ctx.store.db, chOID);
  if (link?.state !== 'taken') throw refusal('not found', 'the public server has not taken this challenge back');
  await beginLink(ctx, config, { chOID, organiser, remote: link.remote, holder: link.holder });
}

/** Begins to give the competition back. */
export async function startHandBack(ctx: Context, chOID: string): Promise<void> {
  const link = await findSiteLink(ctx.store.db, chOID);
  if (link?.state === 'returning') return;
  if (link?.state !== 'on') throw refusal('not found', 'this challenge follows to no public server');
  await updateSiteLink(ctx.store.db, link, { state: 'returning', changed: ctx.clock().toISOString() });
}

/** A link is over: given back, and changed here no longer; or taken back, and everything stays as it is. */
export async function endLink(ctx: Context, link: SiteLinkTable, state: 'returned' | 'taken'): Promise<void> {
  const changed = ctx.clock().toISOString();
  clearLinkNotes(link.challenge);
  await updateSiteLink(ctx.store.db, link, { state, changed, contacted: changed });
  const site: NonNullable<SiteAnswer['link']>['state'] = state;
  const role = site === 'returned' ? { role: 'returned', since: changed } : { role: 'stadium' };
  await changeRole(ctx, link, role, state === 'returned' ? 'site returned' : 'site taken');
}
