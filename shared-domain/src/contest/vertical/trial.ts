import { judgeTrial, TRIAL_RESULTS } from '../log/fact.ts';
import type { Play } from '../log/machine.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { warning } from '../log/warning.ts';
import type { VerticalContest } from './contest.ts';
import type { VerticalTrialFact } from './fact.ts';
import { rankAfterClearance, rankWithJumpOff } from './ranks.ts';
import { addJumpOffTrial, addTrial, findTrialsAt, isDone, OUT_AFTER, type VerticalSheet } from './sheet.ts';

function refusedAtBar(
  contest: VerticalContest,
  sheet: VerticalSheet,
  fact: VerticalTrialFact,
): RefusalKind | undefined {
  if (fact.bar !== undefined && fact.bar !== contest.bar) return fact.bar < contest.bar ? 'lower bar' : 'another bar';
  if (fact.r === 'r') return undefined;
  if (sheet.cleared >= (contest.rules.standard ?? Number.POSITIVE_INFINITY)) return 'standard reached';
  const marked = findTrialsAt(sheet, contest.bar);
  if (!isDone(marked)) return undefined;
  return marked.endsWith('-') ? 'passed' : 'cleared';
}

/** One who has cleared or passed the bar and retires has no more cell there: `r` is written at the next bar. */
function marked(sheet: VerticalSheet, bar: number, fact: VerticalTrialFact): VerticalSheet {
  if (fact.r === 'r' && isDone(findTrialsAt(sheet, bar))) return { ...sheet, retired: true };
  return addTrial(sheet, bar, judgeTrial(fact));
}

function takeTrial(
  contest: VerticalContest,
  index: number,
  sheet: VerticalSheet,
  fact: VerticalTrialFact,
  play: Play,
): VerticalContest | RefusalKind {
  const refused = refusedAtBar(contest, sheet, fact);
  if (refused !== undefined) return refused;
  const after = marked(sheet, contest.bar, fact);
  const sheets = contest.sheets.slice();
  sheets[index] = after;
  const { ranks, warnings, retakes, lastToJump } = contest;
  const isTrial = fact.r === 'o' || fact.r === 'x';
  return {
    ...contest,
    sheets,
    ranks: after.key === sheet.key ? ranks : rankAfterClearance(ranks, sheets, index, sheet.key),
    lastToJump: isTrial ? index : lastToJump,
    retakes: retakes.length === 0 ? retakes : retakes.filter((other) => other !== index),
    warnings:
      isTrial && play === 'live' && index !== contest.next ? [...warnings, warning('out of order', fact.id)] : warnings,
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
    lastToJump: index,
    retakes: contest.retakes.filter((other) => other !== index),
  };
}

/** A contest after one more trial, pass or retirement; the reason when it is not allowed. */
export function applyTrial(
  contest: VerticalContest,
  fact: VerticalTrialFact,
  play: Play,
): VerticalContest | RefusalKind {
  const index = contest.athletes.indexOf(fact.athlete);
  const sheet = contest.sheets[index];
  if (!TRIAL_RESULTS.includes(fact.r)) return 'not a fact';
  if (sheet === undefined) return 'unknown athlete';
  if (contest.phase === 'before') return 'not started';
  if (contest.phase === 'jumpOff') return takeJumpOffTrial(contest, index, sheet, fact);
  if (sheet.retired) return 'retired';
  if (sheet.misses >= OUT_AFTER) return 'out';
  return contest.phase === 'contest' ? takeTrial(contest, index, sheet, fact, play) : 'ended';
}
