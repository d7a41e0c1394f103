import { afterEach } from '@jest/globals';
import { addDays } from 'shared-domain';
import type { SiteAnswer, SiteSessionAnswer } from 'shared-domain/contract';
import { computeDigests } from '../src/services/site/digests.ts';
import type { UplinkTimes } from '../src/services/site/uplink/start-uplink.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { openSiteLine, type SiteLine } from './site-line.ts';
import { until } from './until.ts';
import { aFinal } from './uploads.ts';

const FAST: UplinkTimes = { look: 10, betweenPosts: 10, beat: 200, firstWait: 20, longestWait: 100, answer: 2000 };
const BASE = '/api/lesecretariat';

/** The day a month after an instant: of a competition that is to come. */
export const findComingDay = (from = new Date()): string => addDays(from.toISOString().slice(0, 10), 30);

/** A public server with a competition, a stadium's with the same one, and the line between them. */
export interface SiteServers {
  readonly home: RunningServer;
  readonly stadium: RunningServer;
  readonly line: SiteLine;
  /** oid of the competition on each. */
  readonly homeOid: string;
  readonly stadiumOid: string;
  /** The state of the link, as the stadium's organiser sees it. */
  readLink(): Promise<NonNullable<SiteAnswer['link']>>;
  readHold(): Promise<NonNullable<SiteAnswer['hold']>>;
  /** Files that the public server keeps of earlier holds and of this one, the oldest first. */
  readFiles<T = { trialsData: unknown[] }>(which: 'file' | 'before'): Promise<T[]>;
  putStadium(body: object): Promise<{ status: number; body: SiteAnswer }>;
  putHome(body: object): Promise<{ status: number; body: SiteAnswer }>;
  /** Waits until the public server has all that the stadium has. */
  untilSame(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Of the public server. */
  readonly clock?: () => Date;
  readonly stadiumClock?: () => Date;
  /** Whether the stadium holds the competition already. */
  readonly isLinked?: boolean;
  readonly env?: Record<string, string>;
  readonly body?: object;
  /** The competition's day; a month from now where it does not matter. */
  readonly date?: string;
}

export async function openSiteServers({
  clock,
  stadiumClock,
  isLinked = true,
  env = {},
  body = aFinal(),
  date,
}: Options = {}): Promise<SiteServers> {
  const home = await startServer({ ...(clock && { clock }), uplinkTimes: FAST });
  const { oid: homeOid } = await home.createChallenge({ date: date ?? findComingDay() });
  await home.upload(homeOid, body);
  const session = await home.call<SiteSessionAnswer>('POST', `${BASE}/site/${homeOid}/session`);
  if (session.status !== 200) throw new Error(JSON.stringify(session.body));
  const line = await openSiteLine(home.url);
  const stadium = await startServer({
    ...(stadiumClock && { clock: stadiumClock }),
    uplinkTimes: FAST,
    env: { UPLINK_URL: line.url, UPLINK_TOKEN: session.body.token, ...env },
  });
  const file = await home.call('GET', `${BASE}/export/${homeOid}?hidden=1`);
  const imported = await stadium.call<{ chOID: string }>('POST', `${BASE}/import?orgOID=${stadium.org}`, {
    body: file.body,
  });
  if (imported.status !== 200) throw new Error(JSON.stringify(imported.body));
  const stadiumOid = imported.body.chOID;
  const put = (server: RunningServer, chOID: string) => async (act: object) => {
    const answer = await server.call<SiteAnswer>('PUT', `${BASE}/site/${chOID}`, { body: act });
    return { status: answer.status, body: answer.body };
  };
  const read = async (server: RunningServer, chOID: string) =>
    (await server.call<SiteAnswer>('GET', `${BASE}/site/${chOID}`)).body;
  const servers: SiteServers = {
    ...{ home, stadium, line, homeOid, stadiumOid },
    putStadium: put(stadium, stadiumOid),
    putHome: put(home, homeOid),
    async readLink() {
      const { link } = await read(stadium, stadiumOid);
      if (link === undefined) throw new Error('nothing is linked');
      return link;
    },
    async readHold() {
      const { hold } = await read(home, homeOid);
      if (hold === undefined) throw new Error('nothing is held');
      return hold;
    },
    async readFiles<T>(which: 'file' | 'before') {
      const { files } = await servers.readHold();
      const chosen = files.filter((file) => file.which === which);
      const read = ({ oid }: { oid: string }) => home.call<T>('GET', `${BASE}/site/${homeOid}/file?oid=${oid}`);
      return (await Promise.all(chosen.map(read))).map(({ body: stored }) => stored);
    },
    untilSame: () =>
      until(async () => {
        const here = await computeDigests(stadium.ctx.store.db, stadiumOid);
        return JSON.stringify(here) === JSON.stringify(await readHomeDigests(servers, here));
      }),
    async close() {
      await stadium.close();
      await line.close();
      await home.close();
    },
  };
  if (isLinked) {
    const linked = await servers.putStadium({ act: 'link', remote: homeOid, holder: 'Stade' });
    if (linked.status !== 200) throw new Error(JSON.stringify(linked.body));
  }
  return servers;
}

/** The public server's digests in the order of the stadium's. */
async function readHomeDigests({ home, homeOid }: SiteServers, order: object): Promise<object> {
  const there = await computeDigests(home.ctx.store.db, homeOid);
  const ordered = Object.fromEntries(Object.keys(order).map((uid) => [uid, there[uid]]));
  return { ...ordered, ...there };
}

/** Opens servers for a test; they are closed after it. */
export function createSiteOpener(): (options?: Options) => Promise<SiteServers> {
  const opened: SiteServers[] = [];
  afterEach(async () => {
    for (const servers of opened.splice(0)) await servers.close();
  });
  return async (options) => {
    const servers = await openSiteServers(options);
    opened.push(servers);
    return servers;
  };
}
