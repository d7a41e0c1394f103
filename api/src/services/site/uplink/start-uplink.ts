import type { Config } from '../../../base/config.ts';
import { readRevision } from '../../../store/challenges/challenges.ts';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import { listActiveLinks } from '../../../store/sites/links.ts';
import type { Context } from '../../context/context.ts';
import { createLinkFollower, type RoundEnd } from './follow-link.ts';
import { createUplinkClient } from './uplink-client.ts';

/** Times of the up-link, ms; tests have shorter ones. */
export interface UplinkTimes {
  /** How often it is looked whether something changed. */
  readonly look: number;
  /** Least time between two posts (officials 4.2). */
  readonly betweenPosts: number;
  /** How often the public server hears of this one while nothing changes. */
  readonly beat: number;
  /** The first wait after no answer; each is twice the one before, up to the longest. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** How long an answer may take. */
  readonly answer: number;
}

const TIMES: UplinkTimes = {
  look: 500,
  betweenPosts: 2000,
  beat: 30_000,
  firstWait: 2000,
  longestWait: 60_000,
  answer: 20_000,
};

interface Pace {
  /** When the link may call again, and when the public server last heard of this one, ms of the steady clock. */
  readonly next: number;
  readonly beaten: number;
  readonly failures: number;
}

/** Between half of it and all of it, so that laptops that were cut off together do not come back together. */
const jitter = (ms: number): number => ms / 2 + (Math.random() * ms) / 2;

/** Follows what changes here to the public server, until it is stopped; in the one thread that writes. */
export function startUplink(
  ctx: Context,
  { uplink }: Pick<Config, 'uplink'>,
  onError: (error: unknown) => void,
  times: UplinkTimes = TIMES,
): { stop(): Promise<void> } {
  if (uplink === undefined) return { stop: async () => undefined };
  const client = createUplinkClient(uplink, times.answer);
  const follower = createLinkFollower(ctx, client);
  const paces = new Map<string, Pace>();
  const now = () => ctx.readSteadyClock().getTime();
  let isStopped = false;

  async function playRound(
    link: SiteLinkTable,
    pace: Pace,
  ): Promise<{ end: RoundEnd; retryAfter?: number | undefined; isBeat?: true } | undefined> {
    if (link.state === 'returning' || link.state === 'ending') return follower.handBack(link);
    // Also while much is sent: what the public server decides, such as who is hidden, comes with its answer.
    if (now() - pace.beaten >= times.beat) return { ...(await follower.beat(link)), isBeat: true };
    const revision = await readRevision(ctx.store.db, link.challenge);
    return revision !== undefined && revision !== link.acked ? follower.send(link) : undefined;
  }

  async function follow(link: SiteLinkTable): Promise<void> {
    const pace = paces.get(link.site) ?? { next: 0, beaten: 0, failures: 0 };
    if (now() < pace.next) return;
    const round = await playRound(link, pace);
    if (round === undefined || isStopped) return;
    const failures = round.end === 'later' ? pace.failures + 1 : 0;
    const longest = Math.min(times.longestWait, times.firstWait * 2 ** Math.max(0, failures - 1));
    const waitMs = failures === 0 ? times.betweenPosts : Math.max(jitter(longest), (round.retryAfter ?? 0) * 1000);
    const beaten = round.isBeat === true && round.end === 'done' ? now() : pace.beaten;
    paces.set(link.site, { next: now() + waitMs, beaten, failures });
  }

  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (const link of await listActiveLinks(ctx.store.db)) if (!isStopped) await follow(link).catch(onError);
  };
  const timer = setInterval(() => {
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, times.look);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      client.stop();
      await running;
    },
  };
}
