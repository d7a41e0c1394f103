import type { WriteFact } from '../log/fact-log.ts';

/** The facts of a lap scorer; `time`: the instant of the touch, where something was asked before it was written. */
export const createLapFacts = (trialOID: string) => ({
  lap:
    (row: string | undefined, n: number | undefined, time?: number): WriteFact =>
    () => ({
      kind: 'lap',
      trialOID,
      ...(row === undefined ? {} : { row }),
      ...(n === undefined ? {} : { n }),
      ...(time === undefined ? {} : { time: new Date(Math.round(time)).toISOString() }),
    }),
  name:
    (replaces: string, row: string, time: number): WriteFact =>
    (makeId) => ({
      kind: 'correction',
      trialOID,
      replaces,
      with: [{ id: makeId(), kind: 'lap', row, time: new Date(time).toISOString() }],
    }),
  remove:
    (replaces: string): WriteFact =>
    () => ({ kind: 'correction', trialOID, replaces, with: [] }),
});
