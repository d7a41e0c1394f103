import { ATTEMPT_RESULTS, findEffectiveResult } from '../log/fact.ts';
import type { PlayMode } from '../log/machine.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { createWarning } from '../log/warning.ts';
import type { VerticalContest } from './contest.ts';
import type { VerticalAttemptFact } from './fact.ts';
import { rankAfterClearance, rankWithJumpOff } from './ranks.ts';
import {
  addAttempt,
  addJumpOffAttempt,
  findAttemptLetters,
  isBarDone,
  MAX_CONSECUTIVE_FAILURES,
  type VerticalSheet,
} from './sheet.ts';

function findBarRefusal(
  contest: VerticalContest,
  sheet: VerticalSheet,
  fact: VerticalAttemptFact,
): RefusalKind | undefined {
  if (fact.bar !== undefined && fact.bar !== contest.bar) return fact.bar < contest.bar ? 'lower bar' : 'another bar';
  if (fact.r === 'r') return undefined;
  if (sheet.heightCleared >= (contest.rules.standard ?? Number.POSITIVE_INFINITY)) return 'standard reached';
  const letters = findAttemptLetters(sheet, contest.bar);
  if (!isBarDone(letters)) return undefined;
  return letters.endsWith('-') ? 'passed' : 'cleared';
}

/** Writes an attempt on the sheet; the `r` of an athlete who has cleared or passed the bar is written at the next one. */
function writeAttempt(sheet: VerticalSheet, bar: number, fact: VerticalAttemptFact): VerticalSheet {
  if (fact.r === 'r' && isBarDone(findAttemptLetters(sheet, bar))) return { ...sheet, hasRetired: true };
  return addAttempt(sheet, bar, findEffectiveResult(fact));
}

function takeAttempt(
  contest: VerticalContest,
  index: number,
  sheet: VerticalSheet,
  fact: VerticalAttemptFact,
  mode: PlayMode,
): VerticalContest | RefusalKind {
  const refusal = findBarRefusal(contest, sheet, fact);
  if (refusal !== undefined) return refusal;
  const newSheet = writeAttempt(sheet, contest.bar, fact);
  const sheets = contest.sheets.slice();
  sheets[index] = newSheet;
  const { ranks, warnings, retakes, lastAthlete } = contest;
  const isTaken = fact.r === 'o' || fact.r === 'x';
  return {
    ...contest,
    sheets,
    ranks: newSheet.rankKey === sheet.rankKey ? ranks : rankAfterClearance(ranks, sheets, index, sheet.rankKey),
    lastAthlete: isTaken ? index : lastAthlete,
    retakes: retakes.length === 0 ? retakes : retakes.filter((other) => other !== index),
    warnings:
      isTaken && mode === 'live' && index !== contest.next
        ? [...warnings, createWarning('out of order', fact.id)]
        : warnings,
  };
}

function takeJumpOffAttempt(
  contest: VerticalContest,
  index: number,
  sheet: VerticalSheet,
  fact: VerticalAttemptFact,
): VerticalContest | RefusalKind {
  if (index !== contest.next) return 'jump-off order';
  if (fact.bar !== undefined && fact.bar !== contest.bar) return 'another bar';
  const sheets = contest.sheets.with(index, addJumpOffAttempt(sheet, contest.bar, findEffectiveResult(fact)));
  return {
    ...contest,
    sheets,
    ranks: rankWithJumpOff(contest.ranks, sheets),
    lastAthlete: index,
    retakes: contest.retakes.filter((other) => other !== index),
  };
}

/** A contest after one more attempt, pass or retirement; the reason when it is not allowed. */
export function applyAttempt(
  contest: VerticalContest,
  fact: VerticalAttemptFact,
  mode: PlayMode,
): VerticalContest | RefusalKind {
  const index = contest.athletes.indexOf(fact.athlete);
  const sheet = contest.sheets[index];
  if (!ATTEMPT_RESULTS.includes(fact.r)) return 'not a fact';
  if (sheet === undefined) return 'unknown athlete';
  if (contest.phase === 'before') return 'not started';
  if (contest.phase === 'jumpOff') return takeJumpOffAttempt(contest, index, sheet, fact);
  if (sheet.hasRetired) return 'retired';
  if (sheet.consecutiveFailures >= MAX_CONSECUTIVE_FAILURES) return 'out';
  return contest.phase === 'contest' ? takeAttempt(contest, index, sheet, fact, mode) : 'ended';
}
