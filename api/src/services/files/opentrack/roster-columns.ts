import { makeRelayNumber } from 'shared-domain';

/** Columns that every roster of OpenTrack has, as far as they are read. */
export const ROSTER_COLUMNS = [
  'StartListId',
  'Title',
  'RelayTeamName',
  'FirstName',
  'LastName',
  'Gender',
  'CountryCode',
  'DateOfBirth',
  'RelayId',
  'EventStart',
  'EventCode',
  'EventStage',
  'ClubName',
  'BibNumber',
  'Lane',
  'EventGroup',
  'PersonalBest',
  'SeasonBest',
] as const;
/** Columns that distinguish events over the same distance; older rosters lack them. */
const AGE_COLUMNS = ['AgeGroup', 'OldestAgeGroup'] as const;
export type RosterField = (typeof ROSTER_COLUMNS)[number] | (typeof AGE_COLUMNS)[number];

/** `g0` of field events by OpenTrack's code. */
const FIELD_EVENTS: Readonly<Record<string, number>> = {
  HJ: 900_001,
  PV: 900_002,
  LJ: 900_003,
  TJ: 900_004,
  SP: 900_005,
  DT: 900_006,
  HT: 900_007,
  JT: 900_008,
};

/** The event of a code: metres of a race, `60H`, `3000SC`, `5000W`, `4x100`, `HJ`; undefined for any other. */
export function parseEventCode(code: string): { readonly g0: number; readonly g1: string } | undefined {
  const fieldEvent = FIELD_EVENTS[code];
  if (fieldEvent !== undefined) return { g0: fieldEvent, g1: '0' };
  const [, legs, leg] = /^(\d)x(\d{2,4})$/i.exec(code) ?? [];
  if (legs !== undefined && leg !== undefined) return { g0: makeRelayNumber(Number(legs), Number(leg)), g1: '0' };
  const [, metres, kind = ''] = /^(\d{2,5})(H|SC|W)?$/.exec(code) ?? [];
  if (metres === undefined) return undefined;
  return { g0: Number(metres), g1: kind === 'SC' ? 'S' : kind || '0' };
}
