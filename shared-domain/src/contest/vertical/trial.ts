import { judgeTrial, TRIAL_RESULTS } from '../log/fact.ts';
import type { PlayMode } from '../log/machine.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { createWarning } from '../log/warning.ts';
import type { VerticalContest } from './contest.ts';
import type { VerticalTrialFact } from './fact.ts';
import { rankAfterClearance, rankWithJumpOff } from './ranks.ts';
import {
  addJumpOffTrial,
  addTrial,
  findTrialsAt,
  isBarDone,
  MAX_CONSECUTIVE_FAILURES,
  type VerticalSheet,
} from './sheet.ts';

function findBarRefusal(
  contest: VerticalContest,
  sheet: VerticalSheet,
  fact: VerticalTrialFact,
): RefusalKind | undefined {
  if (fact.bar !== undefined && fact.bar !== contest.bar) return fact.bar < contest.bar ? 'lower bar' : 'another bar';
  if (fact.r === 'r') return undefined;
  if (sheet.heightCleared >= (contest.rules.standard ?? Number.POSITIVE_INFINITY)) return 'standard reached';
  const trialsAtBar = findTrialsAt(sheet, contest.bar);
  if (!isBarDone(trialsAtBar)) return undefined;
  return trialsAtBar.endsWith('-') ? 'passed' : 'cleared';
}

/** Writes a trial on the sheet; the `r` of an athlete who has cleared or passed the bar is written at the next one. */
function writeTrial(sheet: VerticalSheet, bar: number, fact: VerticalTrialFact): VerticalSheet {
  if (fact.r === 'r' && isBarDone(findTrialsAt(sheet, bar))) return { ...sheet, hasRetired: true };
  return addTrial(sheet, bar, judgeTrial(fact));
}

function takeTrial(
  contest: VerticalContest,
  index: number,
  sheet: VerticalSheet,
  fact: VerticalTrialFact,
  mode: PlayMode,
): VerticalContest | RefusalKind {
  const refusal = findBarRefusal(contest, sheet, fact);
  if (refusal !== undefined) return refusal;
  const newSheet = writeTrial(sheet, contest.bar, fact);
  const sheets = contest.sheets.slice();
  sheets[index] = newSheet;
  const { ranks, warnings, retakes, lastAthlete } = contest;
  const isTrial = fact.r === 'o' || fact.r === 'x';
  return {
    ...contest,
    sheets,
    ranks: newSheet.rankKey === sheet.rankKey ? ranks : rankAfterClearance(ranks, sheets, index, sheet.rankKey),
    lastAthlete: isTrial ? index : lastAthlete,
    retakes: retakes.length === 0 ? retakes : retakes.filter((other) => other !== index),
    warnings:
      isTrial && mode === 'live' && index !== contest.next
        ? [...warnings, createWarning('out of order', fact.id)]
        : warnings,
  };
}

function takeJumpOffTrial(
  contest: VerticalContest,
  index: number,
  sheet: VerticalSheet,
  fact: VerticalTrialFact,
): VerticalContest | RefusalKind {
  if (index !== contest.next) return 'jump-off order';
  if (fact.bar !== undefined && fact.bar !== contest.bar) return 'another bar';
  const sheets = contest.sheets.with(index, addJumpOffTrial(sheet, contest.bar, judgeTrial(fact)));
  return {
    ...contest,
    sheets,
    ranks: rankWithJumpOff(contest.ranks, sheets),
    lastAthlete: index,
    retakes: contest.retakes.filter((other) => other !== index),
  };
}

/** A contest after one more trial, pass or retirement; the reason when it is not allowed. */
export function applyTrial(
  contest: VerticalContest,
  fact: VerticalTrialFact,
  mode: PlayMode,
): VerticalContest | RefusalKind {
  const index = contest.athletes.indexOf(fact.athlete);
  const sheet = contest.sheets[index];
  if (!TRIAL_RESULTS.includes(fact.r)) return 'not a fact';
  if (sheet === undefined) return 'unknown athlete';
  if (contest.phase === 'before') return 'not started';
  if (contest.phase === 'jumpOff') return takeJumpOffTrial(contest, index, sheet, fact);
  if (sheet.hasRetired) return 'retired';
  if (sheet.consecutiveFailures >= MAX_CONSECUTIVE_FAILURES) return 'out';
  return contest.phase === 'contest' ? takeTrial(contest, index, sheet, fact, mode) : 'ended';
}
