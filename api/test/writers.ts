import { calls, makeUrl, type OrgsAnswer, type ResultsAnswer, type RoundsAnswer } from 'shared-domain/contract';
import type { Client } from '../tools/client.ts';
import { aChallengeBody } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const ROWS = 8;
const FIRST = 10_000;

const heat = (writer: number): string => `000100-0-55-h${writer + 1}`;

/** One competition into which some write at the same time, each a heat of eight again and again. */
interface Writers {
  /** Each writes until told to stop or refused; what was acknowledged is remembered. */
  write(client: Client, stop: () => boolean): Promise<void>;
  /**
   * What a server shows against what was acknowledged: every list as one write left it, that write or a later one.
   * @returns what is wrong, in words
   */
  check(url: string): Promise<string[]>;
  readonly acknowledged: number;
  /** What was answered to writes that were not taken. */
  readonly refusals: readonly string[];
  readonly chOID: string;
}

export async function createWriters(client: Client, writers = 4): Promise<Writers> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const body = aChallengeBody(orgs[0]?.oid ?? '');
  const { oid: chOID } = await client.send<{ oid: string }>('POST', makeUrl(calls.createChallenge, {}), body);
  const each = Array.from({ length: writers }, (_, writer) => writer);
  const sent = each.map(() => 0);
  const kept = each.map(() => 0);
  const refusals: string[] = [];
  let acknowledged = 0;

  async function writeOne(by: Client, writer: number): Promise<void> {
    const n = (sent[writer] ?? 0) + 1;
    sent[writer] = n;
    const rows = Array.from({ length: ROWS }, (_, i) => ({ bib: String(i), last: `N${i}`, prf: ms(FIRST + n) }));
    await by.send('POST', makeUrl(calls.uploadTrials, { chOID }), {
      chOID,
      trialsData: [anUploadTrial(heat(writer))],
      resultlists: { [heat(writer)]: rows },
    });
    kept[writer] = n;
    acknowledged += 1;
  }

  for (const writer of each) await writeOne(client, writer);

  return {
    chOID,
    refusals,
    get acknowledged() {
      return acknowledged;
    },
    async write(by, stop) {
      await Promise.all(
        each.map(async (writer) => {
          try {
            while (!stop()) await writeOne(by, writer);
          } catch (error) {
            refusals.push((error as Error).message);
          }
        }),
      );
    },
    async check(url) {
      const get = async <T>(address: string): Promise<T> => (await (await fetch(url + address)).json()) as T;
      const { rounds } = await get<RoundsAnswer>(makeUrl(calls.rounds, { chOID }));
      const trialOIDs = rounds.flatMap(({ heats }) => heats.map(({ oid }) => oid));
      const { results } = await get<ResultsAnswer>(makeUrl(calls.results, {}, { chOID, trialOIDs }));
      return each.flatMap((writer) => {
        const list = results.find(({ uid }) => uid === heat(writer));
        const seen = new Set(list?.rows.map(({ prf }) => (prf.v ?? 0) - FIRST));
        const [n = -1] = seen;
        const whole = seen.size === 1 && list?.rows.length === ROWS;
        if (!whole) return [`writer ${writer}: ${list?.rows.length} rows of the writes ${[...seen]}`];
        const least = kept[writer] ?? 0;
        const most = sent[writer] ?? 0;
        return n >= least && n <= most ? [] : [`writer ${writer}: shows write ${n}, not ${least} to ${most}`];
      });
    },
  };
}
