import { calls, makeUrl, type SiteAnswer } from 'shared-domain/contract';
import { findChallenge, readRevision } from '../../../store/challenges/challenges.ts';
import { listHidden } from '../../../store/lists/hide-athletes.ts';
import { listTrials } from '../../../store/lists/trials.ts';
import { listReportPhotos } from '../../../store/live/report-photos.ts';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import { startReturn, updateSiteLink } from '../../../store/sites/links.ts';
import type { Context } from '../../context/context.ts';
import { readCompetitionFile } from '../../documents/competition-json/export-competition.ts';
import { computeDigests } from '../digests.ts';
import { countChanged, gatherCopy } from '../gather-copy.ts';
import { readMeeting } from '../hold-site.ts';
import { applyDown } from './apply-down.ts';
import { endLink } from './link-competition.ts';
import { noteLink } from './link-state.ts';
import { parseRefusedTrials, type RefusedTrial, type RefusedTrials } from './refused-trial.ts';
import { type SentCopyOutcome, sendCopy } from './send-copy.ts';
import { createPaperSender } from './send-papers.ts';
import {
  isHandedBack,
  isPassing,
  isShutOut,
  isTakenBack,
  type UplinkAnswer,
  type UplinkClient,
} from './uplink-client.ts';

/** How a round of a link ended; `later` waits longer each time. */
export type RoundEnd = 'done' | 'later' | 'ended';

interface Round {
  readonly end: RoundEnd;
  /** Pictures of evidence that the public server took in it. */
  readonly pictures?: number;
  readonly retryAfter?: number | undefined;
}

const DONE: Round = { end: 'done' };
const TOO_LARGE = 413;
/** Clocks that differ by no more are the same, ms. */
const MAX_CLOCK_MS = 30_000;

/** What a link does with the public server; one round at a time. */
export interface LinkFollower {
  /** Tells that this server is there, and takes over what the public one decided. */
  beat(link: SiteLinkTable): Promise<Round>;
  /** Sends what changed since the last revision that the public server has. */
  send(link: SiteLinkTable): Promise<Round>;
  /** Sends, compares, and gives the competition back once all is the same. */
  handBack(link: SiteLinkTable): Promise<Round>;
}

export function createLinkFollower(ctx: Context, client: UplinkClient): LinkFollower {
  const { store } = ctx;
  /** Whom the public server was told to hide last, by link. */
  const hiddenSent = new Map<string, string>();
  const papers = createPaperSender(ctx, client);
  const now = () => ctx.clock().toISOString();
  const put = (link: SiteLinkTable, body: object) =>
    client.call(calls.putSite, makeUrl(calls.putSite, { chOID: link.remote }), { site: link.site, body });

  async function readHidden(chOID: string): Promise<{ last: string; first: string }[]> {
    return (await listHidden(store.db, chOID)).map(({ last, first }) => ({ last, first }));
  }

  /** What of the competition itself is decided here. */
  async function readOwnMeeting(chOID: string) {
    const challenge = await findChallenge(store.db, chOID);
    return challenge && readMeeting(challenge);
  }

  /** Ends a link that the public server took back, at the hour that it says. */
  async function endTakenLink(link: SiteLinkTable): Promise<Round> {
    const { status, body } = await client.call(calls.site, makeUrl(calls.site, { chOID: link.remote }), {});
    const { state, ended } = (status === 200 ? (body as SiteAnswer).hold : undefined) ?? {};
    await endLink(ctx, link, 'taken', state === 'taken' ? ended : undefined);
    return { end: 'ended' };
  }

  /** What an answer means for the link; undefined where it is the one that was hoped for. */
  async function judge(link: SiteLinkTable, answer: UplinkAnswer): Promise<Round | undefined> {
    const { challenge } = link;
    if (answer.status === 200) {
      noteLink(challenge, { fault: undefined });
      await updateSiteLink(store.db, link, { contacted: now() });
      return undefined;
    }
    if (isHandedBack(answer)) {
      await endLink(ctx, link, 'returned');
      return { end: 'ended' };
    }
    if (isTakenBack(answer)) return endTakenLink(link);
    noteLink(challenge, { fault: isPassing(answer) ? 'silent' : isShutOut(answer) ? 'session' : 'refused' });
    return { end: 'later', retryAfter: answer.retryAfter };
  }

  async function beat(link: SiteLinkTable): Promise<Round> {
    const { challenge } = link;
    const hidden = await readHidden(challenge);
    const pending = await countChanged(store.db, challenge, link.acked);
    const meeting = await readOwnMeeting(challenge);
    const changes = await papers.readChanges(link);
    const own = { hidden, meeting, ...(changes.papers && { papers: changes.papers }) };
    const asked = ctx.clock().getTime();
    const answer = await put(link, { act: 'beat', pending, refused: parseRefusedTrials(link).length, ...own });
    const failed = await judge(link, answer);
    if (failed !== undefined) return failed;
    hiddenSent.set(link.site, JSON.stringify(hidden));
    papers.note(link, changes.sent);
    const { down, now: there } = answer.body as SiteAnswer;
    noteLink(challenge, { clockAhead: findClockAhead(asked, ctx.clock().getTime(), there) });
    if (down !== undefined) await applyDown(ctx, link, down);
    const sent = await papers.sendPictures(link, down?.pictures ?? []);
    if (sent.ended !== undefined) return (await judge(link, sent.ended)) ?? DONE;
    const stopped = parseRefusedTrials(link).filter(({ isStopped }) => isStopped);
    if (stopped.length > 0) await sendAgain(link, stopped);
    return { end: 'done', pictures: sent.taken };
  }

  /** Sends trials again that a proxy stopped; `sendCopy` says which still are. */
  async function sendAgain(link: SiteLinkTable, stopped: readonly RefusedTrial[]): Promise<void> {
    const { challenge, acked } = link;
    const uids = new Set(stopped.map(({ uid }) => uid));
    const { parts } = await store.snapshot((db) => gatherCopy(db, challenge, acked, ctx.clock(), uids));
    const { refused, taken } = await sendCopy(client, link, parts, () => isHiddenKnown(link));
    const apart = mergeRefused(parseRefusedTrials(link), refused, taken);
    await updateSiteLink(store.db, link, { refused: JSON.stringify(apart) });
  }

  async function isHiddenKnown(link: SiteLinkTable): Promise<boolean> {
    return hiddenSent.get(link.site) === JSON.stringify(await readHidden(link.challenge));
  }

  /** Names leave this server only once the public one knows who is hidden. */
  async function beatIfHiddenChanged(link: SiteLinkTable): Promise<Round> {
    return (await isHiddenKnown(link)) ? DONE : beat(link);
  }

  async function noteOutcome(link: SiteLinkTable, revision: number, outcome: SentCopyOutcome): Promise<Round> {
    const { end, refused, taken, retryAfter } = outcome;
    const present = new Set((await listTrials(store.db, link.challenge)).map(({ uid }) => uid));
    const apart = mergeRefused(parseRefusedTrials(link), refused, taken).filter(({ uid }) => present.has(uid));
    await updateSiteLink(store.db, link, { refused: JSON.stringify(apart) });
    if (end === 'sent') {
      noteLink(link.challenge, { fault: undefined });
      await updateSiteLink(store.db, link, { acked: revision, contacted: now() });
      return DONE;
    }
    if (end === 'taken') return endTakenLink(link);
    noteLink(link.challenge, { fault: end === 'session' ? 'session' : 'silent' });
    return { end: 'later', retryAfter };
  }

  async function send(link: SiteLinkTable, also: ReadonlySet<string> = new Set()): Promise<Round> {
    const beaten = await beatIfHiddenChanged(link);
    if (beaten.end !== 'done') return beaten;
    const { challenge, acked } = link;
    const gathered = await store.snapshot((db) =>
      gatherCopy(db, challenge, acked === 0 ? undefined : acked, ctx.clock(), also),
    );
    const sent = await noteOutcome(
      link,
      gathered.revision,
      await sendCopy(client, link, gathered.parts, () => isHiddenKnown(link)),
    );
    if (sent.end !== 'done' || !gathered.isStructureChanged) return sent;
    // Trials that were removed here are removed there.
    const digests = await store.snapshot((db) => computeDigests(db, challenge));
    return (await judge(link, await put(link, { act: 'compare', digests }))) ?? DONE;
  }

  /** Gives the archive, without photos where the server or a proxy takes none of that size: then they are here alone, and it is said. */
  async function putFile(link: SiteLinkTable): Promise<UplinkAnswer> {
    const { challenge, site } = link;
    const url = makeUrl(calls.putSiteFile, { chOID: link.remote });
    const whole = await client.call(calls.putSiteFile, url, { site, body: await readCompetitionFile(ctx, challenge) });
    const left = whole.status === TOO_LARGE ? (await listReportPhotos(store.db, challenge)).length : 0;
    await updateSiteLink(store.db, link, { left_photos: left === 0 ? null : left });
    if (left === 0) return whole;
    return client.call(calls.putSiteFile, url, {
      site,
      body: await readCompetitionFile(ctx, challenge, { hasPictures: false }),
    });
  }

  async function handBack(link: SiteLinkTable): Promise<Round> {
    const { challenge } = link;
    // What the beat says is of this revision or a later one, and so is what is compared.
    const revision = await readRevision(store.db, challenge);
    const beaten = await beat(link);
    if (beaten.end !== 'done') return beaten;
    // There may be more than it asked for at once.
    if ((beaten.pictures ?? 0) > 0) return { end: 'later' };
    const digests = await store.snapshot((db) => computeDigests(db, challenge));
    const own = { digests, papers: await papers.readDigests(challenge) };
    const compared = await put(link, { act: 'compare', ...own });
    const failed = await judge(link, compared);
    if (failed !== undefined) return failed;
    const { different = [] } = compared.body as SiteAnswer;
    noteLink(challenge, { different });
    if (different.length > 0) {
      papers.forget(link, different);
      const sent = await send(link, new Set(different));
      return sent.end === 'done' ? { end: 'later' } : sent;
    }
    const stored = await putFile(link);
    const unstored = await judge(link, stored);
    if (unstored !== undefined) return unstored;
    // What was changed while the file went is sent and compared first.
    if ((await readRevision(store.db, challenge)) !== revision) return { end: 'later' };
    // Somebody may keep the competition here until the last moment.
    if (!(await startReturn(store.db, link))) return DONE;
    const returned = await put(link, { act: 'return', ...own });
    const unreturned = await judge(link, returned);
    if (unreturned !== undefined) return unreturned;
    if (((returned.body as SiteAnswer).different ?? []).length > 0) return { end: 'later' };
    await endLink(ctx, link, 'returned');
    return { end: 'ended' };
  }

  return { beat, send, handBack };
}

/**
 * By how much the clock of this server is ahead of the public one’s, s; behind it less than 0; undefined where that is nothing, or
 * nothing that an answer on a slow line could tell. An earlier release does not say its hour.
 */
export function findClockAhead(asked: number, answered: number, there: string | undefined): number | undefined {
  const ms = (asked + answered) / 2 - Date.parse(there ?? '');
  return Math.abs(ms) > MAX_CLOCK_MS + (answered - asked) / 2 ? Math.round(ms / 1000) : undefined;
}

/** Trials set apart: those refused now, and of the earlier ones those that have not been taken since. */
function mergeRefused(earlier: readonly RefusedTrial[], refused: RefusedTrials, taken: readonly string[]) {
  const stillRefused = earlier.filter(({ uid }) => !taken.includes(uid) && !refused.has(uid));
  return [...stillRefused, ...refused.values()];
}
