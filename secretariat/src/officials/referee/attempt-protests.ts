import { isUnderProtest, MAX_CONSECUTIVE_FAILURES } from 'shared-domain';
import {
  type FoldedTrialView,
  indexStartRows,
  type PlainFact,
  type ProtestPlaces,
  readAttempts,
  readBars,
  type SignedFact,
  type WrittenAttempt,
} from 'shared-domain/live-input';

/** A protest against a failure of a field event, said at the pit (TR 8.5). */
export interface AttemptProtest {
  readonly id: string;
  readonly at: string;
  /** Which device said it. */
  readonly device: string;
  readonly row: string | undefined;
  /** The id of the failure, which a ruling names. */
  readonly failure: string;
  /** The failure as the sheet has it; undefined once it is taken again. */
  readonly written: WrittenAttempt | undefined;
  /** Which attempt of the athlete it is, from 1: at its bar where bars are jumped, and undefined in a jump-off there. */
  readonly number: number | undefined;
  /** A foul that nobody measured: upheld, nothing of it would count, so the attempt is taken again. */
  readonly isUnmeasured: boolean;
  readonly ruling: { readonly isUpheld: boolean; readonly at: string } | undefined;
}

/** Protests against failures of a trial, in their order, and the places with and without the athletes' attempts that wait for a ruling. */
export interface AttemptProtests {
  readonly all: readonly AttemptProtest[];
  readonly places: ProtestPlaces;
}

const NONE: AttemptProtests = { all: [], places: new Map() };

/** Which attempt of its athlete one is, from 1. */
function findNumber(attempts: readonly WrittenAttempt[], { id, row, h }: WrittenAttempt, series: number) {
  const own = attempts.filter((one) => one.row === row);
  const at = own.filter((one) => one.h === h).findIndex((one) => one.id === id) + 1;
  // Who joined late has passed the rounds before.
  if (h === undefined) return at + Math.max(0, series - own.length);
  return at > MAX_CONSECUTIVE_FAILURES ? undefined : at;
}

/** The protests that were said of attempts of a trial and still are about one of them, or are ruled on. */
export function readAttemptProtests(folded: FoldedTrialView): AttemptProtests {
  const { ordered, sheet, trial } = folded;
  const { contest } = sheet.state;
  const counting = ordered.filter(({ fact }) => !sheet.refusals.has(fact.id));
  if (contest === undefined || !counting.some(({ fact }) => fact.kind === 'protest')) return NONE;
  const isVertical = contest.kind === 'vertical';
  const { attempts, athletes, protests } = isVertical ? readBars(folded) : readAttempts(folded);
  const { findRowKey } = indexStartRows(trial.rows);
  const said = counting.flatMap(({ fact }): readonly (SignedFact | PlainFact)[] =>
    fact.kind === 'correction' ? fact.with : [fact],
  );
  const all = counting.flatMap(({ fact, device }): AttemptProtest[] => {
    if (fact.kind !== 'protest') return [];
    const { id, at, attempt: failure } = fact;
    const answer = counting.findLast((one) => one.fact.kind === 'ruling' && one.fact.attempt === failure)?.fact;
    const isPending = isUnderProtest(contest.state, failure);
    const ruling = !isPending && answer?.kind === 'ruling' ? { isUpheld: answer.upheld, at: answer.at } : undefined;
    const first = said.find((one) => one.id === failure);
    if ((!isPending && ruling === undefined) || first?.kind !== 'attempt') return [];
    const written = attempts.find((one) => one.id === failure);
    const row = findRowKey(first);
    const series = athletes.find((one) => one.row === row)?.standing?.attempts.length ?? 0;
    const number = written && findNumber(attempts, written, series);
    return [
      { id, at, device, row, failure, written, number, isUnmeasured: !isVertical && first.v === undefined, ruling },
    ];
  });
  return { all, places: protests };
}
