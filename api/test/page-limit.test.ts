import { afterEach, describe, expect, test } from '@jest/globals';
import { createPageLimit } from '../src/http/access/page-limit.ts';
import type { FirstAnswer } from '../src/static/index.ts';
import { type ServedSite, servePublishedSite } from './site-folder.ts';
import { until } from './until.ts';

let site: ServedSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const FACTORS: Readonly<Record<string, number>> = { proxy: 10 };

describe('7. Pages that are being read for one address', () => {
  /** Pages wait for their answers until `answer` is called. */
  async function open(limits = { maxPages: 3, maxWait: 60_000 }) {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const ask = async (url: string): Promise<FirstAnswer | undefined> => {
      await answered;
      return { url, tag: url, json: '{}' };
    };
    const enterPage = createPageLimit(({ headers }) => {
      const network = String(headers['x-from']);
      return { network, factor: FACTORS[network] ?? 1 };
    }, limits);
    const served = await servePublishedSite({ ask, enterPage });
    site = served;
    const statuses: Record<string, number[]> = {};
    const get = async (from: string, path: string): Promise<void> => {
      const { status, headers } = await served.get(path, { 'x-from': from });
      if (status === 429) expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      statuses[from] = [...(statuses[from] ?? []), status];
    };
    const getMany = (from: string, count: number, page: (n: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, n) => get(from, page(n))));
    return { answer, getMany, statuses };
  }
  const different = (n: number) => `/challenge/C/athlete/a${n}`;

  test('are a few different ones at once, as many wait and the others are refused; pages of other addresses are given', async () => {
    const { answer, getMany, statuses } = await open();
    const flood = getMany('flood', 10, different);
    await until(() => statuses.flood?.length === 4);
    const other = getMany('other', 3, different);
    answer();
    await Promise.all([flood, other]);
    expect(statuses.flood?.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
    expect(statuses.other).toEqual([200, 200, 200]);
    await getMany('flood', 3, different);
    expect(statuses.flood?.slice(-3)).toEqual([200, 200, 200]);
  });

  test('are refused once they have waited for too long', async () => {
    const { answer, getMany, statuses } = await open({ maxPages: 3, maxWait: 20 });
    const flood = getMany('flood', 5, different);
    await until(() => statuses.flood?.length === 2);
    expect(statuses.flood).toEqual([429, 429]);
    answer();
    await flood;
    expect(statuses.flood?.slice(2)).toEqual([200, 200, 200]);
  });

  test('are one for all readers of the same, as in a stadium, and ten times as many behind a proxy that hides its callers', async () => {
    const { answer, getMany, statuses } = await open();
    const all = [getMany('stadium', 50, () => '/challenge/C'), getMany('proxy', 30, different)];
    answer();
    await Promise.all(all);
    expect(new Set([...(statuses.stadium ?? []), ...(statuses.proxy ?? [])])).toEqual(new Set([200]));
  });
});
