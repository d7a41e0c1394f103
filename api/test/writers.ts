import { calls, makeUrl, type OrgsAnswer, type ResultsAnswer, type RoundsAnswer } from 'shared-domain/contract';
import type { Client } from '../tools/client.ts';
import { aChallengeBody } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const ROWS = 8;
const FIRST = 10_000;

const formatHeatUid = (writer: number): string => `000100-0-55-h${writer + 1}`;

/** Writers that upload to one competition at the same time, each its heat of eight rows repeatedly. */
interface Writers {
  /** Lets each writer upload until `stop` returns true or an upload is refused. */
  write(client: Client, stop: () => boolean): Promise<void>;
  /**
   * Checks that each list on a server is that of a single upload, the last acknowledged one or a later one.
   * @returns descriptions of what is wrong
   */
  check(url: string): Promise<string[]>;
  readonly acknowledged: number;
  /** The errors of uploads that were refused. */
  readonly refusals: readonly string[];
  readonly chOID: string;
}

export async function createWriters(client: Client, writers = 4): Promise<Writers> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const body = aChallengeBody(orgs[0]?.oid ?? '');
  const { oid: chOID } = await client.send<{ oid: string }>('POST', makeUrl(calls.createChallenge, {}), body);
  const writerIndexes = Array.from({ length: writers }, (_, writer) => writer);
  const sentWrites = writerIndexes.map(() => 0);
  const acknowledgedWrites = writerIndexes.map(() => 0);
  const refusals: string[] = [];
  let acknowledged = 0;

  async function writeOne(by: Client, writer: number): Promise<void> {
    const n = (sentWrites[writer] ?? 0) + 1;
    sentWrites[writer] = n;
    const rows = Array.from({ length: ROWS }, (_, i) => ({ bib: String(i), last: `N${i}`, prf: ms(FIRST + n) }));
    await by.send('POST', makeUrl(calls.uploadTrials, { chOID }), {
      chOID,
      trialsData: [anUploadTrial(formatHeatUid(writer))],
      resultlists: { [formatHeatUid(writer)]: rows },
    });
    acknowledgedWrites[writer] = n;
    acknowledged += 1;
  }

  for (const writer of writerIndexes) await writeOne(client, writer);

  return {
    chOID,
    refusals,
    get acknowledged() {
      return acknowledged;
    },
    async write(by, stop) {
      await Promise.all(
        writerIndexes.map(async (writer) => {
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
      return writerIndexes.flatMap((writer) => {
        const list = results.find(({ uid }) => uid === formatHeatUid(writer));
        const seen = new Set(list?.rows.map(({ prf }) => (prf.v ?? 0) - FIRST));
        const [n = -1] = seen;
        const isWhole = seen.size === 1 && list?.rows.length === ROWS;
        if (!isWhole) return [`writer ${writer}: ${list?.rows.length} rows of the writes ${[...seen]}`];
        const least = acknowledgedWrites[writer] ?? 0;
        const most = sentWrites[writer] ?? 0;
        return n >= least && n <= most ? [] : [`writer ${writer}: shows write ${n}, not ${least} to ${most}`];
      });
    },
  };
}
