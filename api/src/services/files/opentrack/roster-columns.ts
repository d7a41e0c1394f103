import { makeRelayNumber } from 'shared-domain';

/** Columns of OpenTrack's roster that are read, by their names. */
export const ROSTER = [
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
/** Columns that tell events of one distance apart; older rosters have none of them. */
const AGES = ['AgeGroup', 'OldestAgeGroup'] as const;
export type RosterField = (typeof ROSTER)[number] | (typeof AGES)[number];

/** Field events by the code that OpenTrack gives them. */
const FIELD: Readonly<Record<string, number>> = {
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
  const field = FIELD[code];
  if (field !== undefined) return { g0: field, g1: '0' };
  const [, legs, leg] = /^(\d)x(\d{2,4})$/i.exec(code) ?? [];
  if (legs !== undefined && leg !== undefined) return { g0: makeRelayNumber(Number(legs), Number(leg)), g1: '0' };
  const [, metres, kind = ''] = /^(\d{2,5})(H|SC|W)?$/.exec(code) ?? [];
  if (metres === undefined) return undefined;
  return { g0: Number(metres), g1: kind === 'SC' ? 'S' : kind || '0' };
}
