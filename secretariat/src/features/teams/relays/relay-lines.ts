import { isRelayEvent, legsOf } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import type { Start, StartList } from '../../../api/start-lists.ts';

/** What is wrong with the runners of a team. */
export const RELAY_FAULTS = ['missing', 'twice', 'shared'] as const;
export type RelayFault = (typeof RELAY_FAULTS)[number];

/** One team of a relay, in the list that it stands in. */
export interface RelayLine {
  readonly key: string;
  /** List: a trial, or an event whose entries are in no heat yet. */
  readonly list: string;
  readonly trial: ProgrammeTrial;
  readonly isEntry: boolean;
  readonly row: Start;
  readonly at: number;
  readonly faults: readonly RelayFault[];
}

/** Lists of the relays: their trials that have any, and the entries of their events. */
export function relayLists(programme: readonly ProgrammeTrial[]): readonly string[] {
  const relays = programme.filter(isRelayEvent);
  const trials = relays.filter(({ starts }) => starts > 0).map(({ oid }) => oid);
  return [...trials, ...new Set(relays.map(({ gOID }) => gOID))];
}

const runnersOf = ({ members = [] }: Start): readonly string[] =>
  members.map(({ last, first = '' }) => `${last}|${first}`.toLowerCase());

function faultsOf(row: Start, legs: number, inList: ReadonlyMap<string, number>): readonly RelayFault[] {
  const runners = runnersOf(row);
  const run = new Set((row.members ?? []).flatMap(({ leg }) => leg ?? []));
  return [
    ...(run.size < legs ? (['missing'] as const) : []),
    ...(new Set(runners).size < runners.length ? (['twice'] as const) : []),
    ...([...new Set(runners)].some((runner) => (inList.get(runner) ?? 0) > 1) ? (['shared'] as const) : []),
  ];
}

/** Every team of every relay, in the order of the programme. */
export function relayLines(programme: readonly ProgrammeTrial[], lists: readonly StartList[]): readonly RelayLine[] {
  const byTime = programme.filter(isRelayEvent).toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return lists
    .flatMap(({ oid: list, rows }): RelayLine[] => {
      const trial = byTime.find(({ oid, gOID }) => oid === list || gOID === list);
      if (trial === undefined) return [];
      const teams = rows.flatMap((row) => [...new Set(runnersOf(row))]);
      const inList = new Map([...Map.groupBy(teams, (runner) => runner)].map(([runner, of]) => [runner, of.length]));
      const legs = legsOf(trial.g0)?.length ?? 4;
      return rows.map((row, at) => ({
        ...{ key: `${list} ${row.row}`, list, trial, isEntry: trial.oid !== list, row, at },
        faults: faultsOf(row, legs, inList),
      }));
    })
    .toSorted(
      (a, b) =>
        byTime.indexOf(a.trial) - byTime.indexOf(b.trial) || Number(a.isEntry) - Number(b.isEntry) || a.at - b.at,
    );
}
