import { countLegs, findRelayListFaults, isRelayEvent, type RelayListFault, type RelayMember } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import type { Start, StartList } from '../../../api/start-lists.ts';

/** One team of a relay, and its list. */
export interface RelayLine {
  readonly key: string;
  /** List: a trial, or an event whose entries are in no heat yet. */
  readonly list: string;
  readonly trial: ProgrammeTrial;
  readonly isEntry: boolean;
  readonly row: Start;
  readonly at: number;
  readonly faults: readonly RelayListFault[];
}

/** Lists of the relays: their trials that have any, and the entries of their events. */
export function relayLists(programme: readonly ProgrammeTrial[]): readonly string[] {
  const relays = programme.filter(isRelayEvent);
  const trials = relays.filter(({ starts }) => starts > 0).map(({ oid }) => oid);
  return [...trials, ...new Set(relays.map(({ gOID }) => gOID))];
}

const membersOf = ({ members = [] }: Start): readonly RelayMember[] =>
  members.map(({ last, first = '', leg }) => ({ athlete: `${last}|${first}`.toLowerCase(), leg }));

/** Every team of every relay, in the order of the programme. */
export function relayLines(programme: readonly ProgrammeTrial[], lists: readonly StartList[]): readonly RelayLine[] {
  const byTime = programme.filter(isRelayEvent).toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return lists
    .flatMap(({ oid: list, rows }): RelayLine[] => {
      const trial = byTime.find(({ oid, gOID }) => oid === list || gOID === list);
      if (trial === undefined) return [];
      const faults = findRelayListFaults(rows.map(membersOf), countLegs(trial.g0));
      return rows.map((row, at) => ({
        key: `${list} ${row.row}`,
        list,
        trial,
        isEntry: trial.oid !== list,
        row,
        at,
        faults: faults[at] ?? [],
      }));
    })
    .toSorted(
      (a, b) =>
        byTime.indexOf(a.trial) - byTime.indexOf(b.trial) || Number(a.isEntry) - Number(b.isEntry) || a.at - b.at,
    );
}
