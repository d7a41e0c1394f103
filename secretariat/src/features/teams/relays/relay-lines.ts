import { countLegs, findRelayListFaults, isRelayEvent, type RelayListFault, type RelayMember } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import type { Start, StartList } from '../../../api/start-lists.ts';

/** A relay team in a start list. */
export interface RelayLine {
  readonly key: string;
  /** oid of the list: of a trial, or of an event for teams not drawn yet (`isEntry`). */
  readonly listOid: string;
  readonly trial: ProgrammeTrial;
  readonly isEntry: boolean;
  readonly row: Start;
  readonly index: number;
  readonly faults: readonly RelayListFault[];
}

/** oids of the start lists of relays, and of the commitments of their events. */
export function findRelayLists(programme: readonly ProgrammeTrial[]): readonly string[] {
  const relays = programme.filter(isRelayEvent);
  const trials = relays.filter(({ starts }) => starts > 0).map(({ oid }) => oid);
  return [...trials, ...new Set(relays.map(({ gOID }) => gOID))];
}

const listMembers = ({ members = [] }: Start): readonly RelayMember[] =>
  members.map(({ last, first = '', leg }) => ({ athlete: `${last}|${first}`.toLowerCase(), leg }));

/** The teams of all relays, in the order of the programme. */
export function makeRelayLines(
  programme: readonly ProgrammeTrial[],
  lists: readonly StartList[],
): readonly RelayLine[] {
  const trialsByTime = programme.filter(isRelayEvent).toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return lists
    .flatMap(({ oid: listOid, rows }): RelayLine[] => {
      const trial = trialsByTime.find(({ oid, gOID }) => oid === listOid || gOID === listOid);
      if (trial === undefined) return [];
      const faults = findRelayListFaults(rows.map(listMembers), countLegs(trial.g0));
      return rows.map((row, index) => ({
        key: `${listOid} ${row.row}`,
        listOid,
        trial,
        isEntry: trial.oid !== listOid,
        row,
        index,
        faults: faults[index] ?? [],
      }));
    })
    .toSorted(
      (a, b) =>
        trialsByTime.indexOf(a.trial) - trialsByTime.indexOf(b.trial) ||
        Number(a.isEntry) - Number(b.isEntry) ||
        a.index - b.index,
    );
}
