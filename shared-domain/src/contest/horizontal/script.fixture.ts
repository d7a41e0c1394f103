import type { AttemptResult } from '../log/fact.ts';
import type { HorizontalContest, HorizontalFact, HorizontalLogFact } from './contest.ts';
import { readHorizontalLive } from './contest.ts';
import { foldHorizontal, stepHorizontal } from './machine.ts';
import { findHorizontalRules, type HorizontalRules } from './rules.ts';

export const FINAL = findHorizontalRules({ round: 'f' });

/** `A:8.10` a distance, `A:x` a foul, `A:x8.10` a measured foul, `-`, `r`, `A:out` a disqualification; ids f1, f2… by fact. */
export function parseScript(text: string): HorizontalFact[] {
  return text.split(' ').flatMap((token, index): HorizontalFact[] => {
    const id = `f${index + 1}`;
    const [athlete = '', attempt = ''] = token.split(':');
    if (token === '') return [];
    if (token === 'close') return [{ id, type: 'close' }];
    if (attempt === 'out') return [{ id, type: 'exclusion', athlete }];
    const v = Number(attempt.replace(/^[x\-r]/, '') || Number.NaN);
    const r = /^[x\-r?]/.test(attempt) ? (attempt[0] as AttemptResult) : 'o';
    return [{ id, type: 'attempt', athlete, r, ...(!Number.isNaN(v) && { v: Math.round(v * 1000) }) }];
  });
}

export const fold = (names: string, text: string, rules: HorizontalRules = FINAL) =>
  foldHorizontal(rules, [...names], parseScript(text));
export function playValid(names: string, text: string, rules?: HorizontalRules): HorizontalContest {
  const { state, refusals } = fold(names, text, rules);
  if (refusals[0] !== undefined) throw new Error(`${refusals[0].fact}: ${refusals[0].rule}`);
  return state;
}
export const stepOnce = (contest: HorizontalContest, fact: object) =>
  stepHorizontal(contest, { id: 'then', ...fact } as HorizontalLogFact);
export const formatLive = (contest: HorizontalContest) => {
  const { state, athlete, attempt } = readHorizontalLive(contest);
  return [state, athlete, attempt].filter((part) => part !== undefined).join(' ');
};
/** Every athlete's round, in starting order. */
export const writeRound = (names: string, ...marks: string[]) =>
  [...names].map((name, index) => `${name}:${marks[index] ?? 'x'}`).join(' ');
export const formatOrder = ({ athletes, order: indexes }: HorizontalContest) =>
  indexes.map((index) => athletes[index]).join('');
