import { calls, makeUrl, type ResultRow, type ResultsAnswer, type RoundsAnswer } from 'shared-domain/contract';
import type { Client } from '../client.ts';
import { convertRio2016 } from '../rio2016.ts';
import type { RioMeet, RioRow } from './source.ts';
import { RIO_SOURCE_ERRORS } from './source-errors.data.ts';

/** A place that differs between the server and the file. */
interface RankDifference {
  readonly uid: string;
  readonly trial: string;
  readonly name: string;
  readonly published: number;
  readonly computed: number | undefined;
  /** Whether it is a known error of the file (`RIO_SOURCE_ERRORS`). */
  readonly isSourceError: boolean;
}

export interface RankComparison {
  readonly units: number;
  readonly rows: number;
  /** Rows with a published place. */
  readonly ranked: number;
  readonly equal: number;
  readonly differences: readonly RankDifference[];
}

/** More oids would make the address of the call too long. */
const TRIALS_PER_CALL = 40;

const findRowKey = (row: RioRow): string => `tp-${row.tpAthleteId ?? row.tpTeamId}`;
const findResultKey = (row: ResultRow): string => row.auid ?? row.relay?.oid ?? '';

/** Every result of a competition, by uid of its trial, through the public calls. */
export async function readResults(client: Client, chOID: string): Promise<Map<string, readonly ResultRow[]>> {
  const { rounds } = await client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID }));
  const oids = rounds.flatMap(({ heats }) => heats.map(({ oid }) => oid));
  const lists = new Map<string, readonly ResultRow[]>();
  for (let i = 0; i < oids.length; i += TRIALS_PER_CALL) {
    const address = makeUrl(calls.results, {}, { chOID, trialOIDs: oids.slice(i, i + TRIALS_PER_CALL) });
    const { results } = await client.send<ResultsAnswer>('GET', address);
    for (const { uid, rows } of results) lists.set(uid, rows);
  }
  return lists;
}

/** Compares the server's own places with the published ones, row by row. */
export function compareRanks(meet: RioMeet, results: ReadonlyMap<string, readonly ResultRow[]>): RankComparison {
  const trials = convertRio2016(meet).trialsData ?? [];
  const differences: RankDifference[] = [];
  let ranked = 0;
  for (const [index, { uid, name: trial }] of trials.entries()) {
    const computed = new Map((results.get(uid) ?? []).map((row) => [findResultKey(row), row.rank]));
    for (const row of meet.events[index]?.results ?? []) {
      if (row.rank === undefined) continue;
      ranked += 1;
      const published = Number(row.rank);
      const rank = computed.get(findRowKey(row));
      if (rank === published) continue;
      const name = row.familyName ?? row.country;
      const isSourceError = RIO_SOURCE_ERRORS[uid]?.includes(name) === true;
      differences.push({ uid, trial, name, published, computed: rank, isSourceError });
    }
  }
  const rows = [...results.values()].reduce((sum, list) => sum + list.length, 0);
  return { units: results.size, rows, ranked, equal: ranked - differences.length, differences };
}
