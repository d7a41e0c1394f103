import type { AttemptResult } from '../log/fact.ts';
import type { FoldResult, StepResult } from '../log/machine.ts';
import type { VerticalContest } from './contest.ts';
import type { VerticalFact, VerticalLogFact } from './fact.ts';
import { foldVertical, stepVertical } from './machine.ts';
import { findVerticalRules, type VerticalRules } from './rules.ts';
import { writeAttempts } from './sheet.ts';

/** A log in a line, for tests: `A:xo` attempts, `A:out` a disqualification, `2.05` a new bar, `start`, `notHeld`, `stopped`, `close`; ids f1, f2… by fact. */
export const HIGH_JUMP: VerticalRules = findVerticalRules({ g0: 900_001 });

const DECISIONS: Readonly<Record<string, 'start' | 'not held' | 'stopped'>> = {
  start: 'start',
  notHeld: 'not held',
  stopped: 'stopped',
};

const toMillimetres = (text: string) => Math.round(Number(text) * 1000);

/** The facts of a script, without their ids. */
function parseToken(token: string): Omit<VerticalFact, 'id'>[] {
  const [athlete = '', letters] = token.split(':');
  if (letters === 'out') return [{ type: 'exclusion', athlete } as Omit<VerticalFact, 'id'>];
  if (letters !== undefined) return [...letters].map((r) => ({ type: 'attempt', athlete, r: r as AttemptResult }));
  const decision = DECISIONS[token];
  if (decision !== undefined) return [{ type: 'jumpOff', decision } as Omit<VerticalFact, 'id'>];
  if (token === 'close') return [{ type: 'close' }];
  return [{ type: 'bar', bar: toMillimetres(token) } as Omit<VerticalFact, 'id'>];
}

/** `bars` the announced heights in metres, `1.90 1.95`. */
export function parseScript(bars: string, text: string): VerticalFact[] {
  const start = { id: 'f0', type: 'start', bars: bars.split(' ').map(toMillimetres) } as const;
  const facts = text.split(' ').filter((token) => token !== '');
  return [start, ...facts.flatMap(parseToken).map((fact, index) => ({ ...fact, id: `f${index + 1}` }) as VerticalFact)];
}

export function play(
  names: string,
  bars: string,
  text: string,
  rules: VerticalRules = HIGH_JUMP,
): FoldResult<VerticalContest> {
  return foldVertical(rules, [...names], parseScript(bars, text));
}

/** The contest of a script that is legal throughout. */
export function playValid(
  names: string,
  bars: string,
  text: string,
  rules: VerticalRules = HIGH_JUMP,
): VerticalContest {
  const { state, refusals } = play(names, bars, text, rules);
  if (refusals[0] !== undefined) throw new Error(`${refusals[0].fact}: ${refusals[0].rule}`);
  return state;
}

/** One more fact, its id `then` unless it says so. */
export function stepOnce(contest: VerticalContest, fact: object): StepResult<VerticalContest> {
  return stepVertical(contest, { id: 'then', ...fact } as VerticalLogFact);
}

/** `A 2.00 o 2.05 xo | 2.10 x`: a line of the sheet. */
export function formatLine(contest: VerticalContest, name: string): string {
  const sheet = contest.sheets[contest.athletes.indexOf(name)];
  const bars = sheet === undefined ? [] : writeAttempts(sheet);
  return bars.map(({ h, r, j }) => `${j ? '| ' : ''}${(h / 1000).toFixed(2)} ${r}`).join(' ');
}
