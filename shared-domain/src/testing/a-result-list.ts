import type { ResultList, ResultRow } from '../contract/types.ts';
import { aStartRow } from './a-start-row.ts';
import { aTrial } from './a-trial.ts';

/** The winner of a 100 m in 11.58. */
export function aResultRow(overrides: Partial<ResultRow> = {}): ResultRow {
  const { pe: _bests, ...athlete } = aStartRow();
  return { ...athlete, rank: 1, prf: { v: 11_580, u: 'ms', st: 1 }, gap: 0, ...overrides };
}

/** A result list of one row, for the trial of `aTrial`. */
export function aResultList(overrides: Partial<ResultList> = {}): ResultList {
  const {
    starts: _starts,
    results: _results,
    ...trial
  } = aTrial(overrides.uid === undefined ? {} : { uid: overrides.uid });
  return { ...trial, rows: [aResultRow()], ...overrides };
}
