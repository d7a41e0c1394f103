import { createFault, type FactFault } from '../contract/fact-faults.ts';
import { isOut, MARK_STATUS } from '../performance/mark-status.ts';
import { EXCLUDING_DECISIONS } from '../race/umpire-report.ts';
import { AMENDABLE_KINDS } from './code-rights.ts';
import type { EndedRow } from './contest.ts';
import type { FindRowKey } from './contest-fact.ts';
import { findCurrentId, findSignerKind, isCurrentKind } from './current-fact.ts';
import type { LoggedFact, PlainFact, SignedFact } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';
import type { FiledReport } from './report-state.ts';
import type { RowFact } from './trial-facts.ts';
import type { WalkerState } from './walk-state.ts';

/** Keys of rows with an attempt that was not corrected away. */
export function findStartedRows(fieldFacts: readonly LoggedFact[], findRowKey: FindRowKey): ReadonlySet<string> {
  const replaced = new Set(fieldFacts.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  const facts = fieldFacts.flatMap(({ fact }): (SignedFact | PlainFact)[] =>
    fact.kind === 'correction' ? fact.with : [fact],
  );
  return new Set(
    facts.flatMap((fact) => (fact.kind === 'attempt' && !replaced.has(fact.id) ? (findRowKey(fact) ?? []) : [])),
  );
}

/**
 * DNS, DNF, DQ… as officials sent them, by row key, and which of them ended the contest of somebody who had begun, by the id of the fact.
 * A judge's stays unless a judge changes it.
 */
export function readAthleteStatuses(
  facts: readonly CurrentFact[],
  startedRows: ReadonlySet<string>,
  findRowKey: FindRowKey,
) {
  const refusals = new Map<string, FactFault>();
  const athleteStatuses = new Map<string, RowFact<'word'>>();
  const rowsWithJudgeStatus = new Set<string>();
  const endedRowByFactId = new Map<string, EndedRow>();
  for (const one of facts.filter(isCurrentKind('word'))) {
    const row = findRowKey(one.content);
    if (row === undefined) {
      refusals.set(findCurrentId(one), createFault('not listed', 'word: names nobody of the start list'));
    } else if (one.content.st === MARK_STATUS.dns && startedRows.has(row)) {
      refusals.set(
        findCurrentId(one),
        createFault('has started', `word: ${row} has an attempt already, so cannot be DNS`),
      );
    } else if (rowsWithJudgeStatus.has(row) && !AMENDABLE_KINDS[findSignerKind(one)].includes('judge')) {
      refusals.set(
        findCurrentId(one),
        createFault('judge decides', `word: a judge gave ${row} a status; only a judge may change it`),
      );
    } else {
      if (findSignerKind(one) === 'judge') rowsWithJudgeStatus.add(row);
      athleteStatuses.set(row, { fact: one.content, row, at: one.original.fact.at });
      if (startedRows.has(row))
        endedRowByFactId.set(one.original.fact.id, { row, isOut: isOut({ st: one.content.st }) });
    }
  }
  return { athleteStatuses, endedRowByFactId, refusals };
}

interface Exclusion {
  readonly id: string;
  readonly at: string;
  readonly rules: readonly string[];
}

const disqualify = (row: string, { id, at, rules }: Exclusion): RowFact<'word'> & { readonly row: string } => ({
  fact: { id, kind: 'word', row, st: MARK_STATUS.dq, rules: [...rules] },
  row,
  at,
});

/** Disqualifications that follow from what a judge of a walk noted, or that a referee decided on a report. */
export function* listExclusions(walkers: ReadonlyMap<string, WalkerState>, reports: readonly FiledReport[]) {
  for (const [row, { excludedBy }] of walkers)
    if (excludedBy !== undefined) yield disqualify(row, { ...excludedBy, rules: [excludedBy.rule] });
  for (const { row, answer } of reports)
    if (row !== undefined && answer !== undefined && EXCLUDING_DECISIONS.includes(answer.act))
      yield disqualify(row, answer);
}
