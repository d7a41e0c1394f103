import type { EventRecord } from './event-record.ts';
import { RECORD_CHECKS } from './record-check.ts';
import { listRecordClaims, type RecordContest, type RecordRow } from './record-claim.ts';

export const MEN = 55;
export const WOMEN = 56;
export const U20_MEN = 51;
export const U18_MEN = 49;
export const ALL_MEN = 57;
export const ALL_WOMEN = 58;
export const M35 = 101;
export const M40 = 103;
export const MIXED = 999;

export const MR: EventRecord = { kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont' };
export const NR: EventRecord = { ...MR, kind: 'NR', scope: 'FRA' };
export const SPRINT: RecordContest = {
  event: { g0: 100, g1: '0' },
  category: MEN,
  wind: 1.2,
  isOfficial: true,
  competitors: 8,
};
export const field = (g0: number, category = MEN, g1 = '0'): RecordContest => ({
  event: { g0, g1 },
  category,
  isOfficial: true,
  competitors: 8,
});
export const of = (g0: number, v: number, more: Partial<EventRecord> = {}): EventRecord => ({
  ...MR,
  event: `${String(g0).padStart(6, '0')}-0-55`,
  v,
  ...more,
});
export const LONG = of(900_003, 8000);
export const HIGH = of(900_001, 2300);
export const SHOT = of(900_005, 18_200);
export const LAPS = of(400, 45_000);
export const DECATHLON = of(800_010, 8000);
export const PARTS = [
  { g0: 100, g1: '0' },
  { g0: 900_003, g1: '0' },
  { g0: 110, g1: 'HP106' },
];
export const winds = (...all: (number | undefined)[]) => all.map((wind) => ({ wind }));

export const time = (v: number, more: Partial<RecordRow> = {}): RecordRow => ({ prf: { v, u: 'ms', st: 1 }, ...more });
export const far = (v: number, more: Partial<RecordRow> = {}): RecordRow => ({ prf: { v, u: 'mm', st: 1 }, ...more });
export const total = (v: number, more: Partial<RecordRow> = {}): RecordRow => ({
  prf: { v, u: 'pts', st: 1 },
  ...more,
});
export const jump = (...all: (readonly [v: number, w?: number])[]) =>
  far(Math.max(...all.map(([v]) => v)), {
    attempts: all.map(([v, w]) => ({ r: 'o', v, ...(w !== undefined && { w }) })),
  });

/** All that has to be checked for a record, noted by the secretariat. */
export const CHECKED: RecordRow['evidence'] = RECORD_CHECKS.map((what) => ({
  what,
  signerKind: 'desk',
  row: 'bib:11',
}));

/** The claim of one row in words: what it does, its state, what is missing; all is checked where the row does not say it. */
export function describeClaim(row: RecordRow, record: EventRecord, contest: RecordContest): string {
  const [claim] = listRecordClaims([{ evidence: CHECKED, ...row }], [record], contest)[0] ?? [];
  return claim === undefined ? 'none' : [claim.relation, claim.state, ...claim.missing].join(' ');
}

export const FRENCH = { country: 'FRA' };
