import type { EventRef } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { shownValue } from '../performance/shown-value.ts';
import { type Fraction, fractionOf, reaches } from './decimal.ts';
import { type CombinedFormula, WA_COMBINED_2001 } from './wa-combined-2001.ts';

interface Formula extends CombinedFormula {
  readonly A: Fraction;
  readonly C: Fraction;
  /** b in ms or mm. */
  readonly bound: number;
}

const keyOf = (sex: number, g0: number, hurdles: boolean) => `${sex} ${g0}${hurdles ? ' H' : ''}`;

/** Thousandths of the unit of a formula that one unit of b stands for: seconds and metres are 1000 ms and mm, centimetres 10 mm. */
const SCALE = { time: 1000, jump: 10, throw: 1000 } as const;

const FORMULAS: ReadonlyMap<string, Formula> = new Map(
  WA_COMBINED_2001.map((row) => [
    keyOf(row.sex, row.g0, row.hurdles === true),
    { ...row, A: fractionOf(row.a), C: fractionOf(row.c), bound: Math.round(Number(row.b) * SCALE[row.kind]) },
  ]),
);

/** A hand time scores as a longer one; the shown time stays (TR 39.9). ms. */
function handCorrection(event: EventRef, hurdles: boolean): number {
  if (event.hand !== true) return 0;
  if (event.g0 <= 200 || hurdles) return 240;
  return event.g0 === 400 ? 140 : 0;
}

/** Closer than this to a whole number the binary result is not trusted and whole numbers decide. */
const DOUBT = 1e-4;

function wholePoints(formula: Formula, distance: number): number {
  const scale = SCALE[formula.kind];
  const estimate = Number(formula.a) * (distance / scale) ** Number(formula.c);
  const nearest = Math.round(estimate);
  if (Math.abs(estimate - nearest) > DOUBT) return Math.floor(estimate);
  const x = { above: BigInt(distance), below: BigInt(scale) };
  return reaches(BigInt(nearest), formula.A, x, formula.C) ? nearest : nearest - 1;
}

/**
 * Points of a mark in a combined event: tables of 2001, on the shown mark, cut to whole points, never below 0 (TR 39).
 * What is no mark scores 0; an event without a table gives undefined.
 * @example combinedPoints({ g0: 100, g1: '0' }, 1, { v: 10_460, u: 'ms', st: 1 }) // 985
 */
export function combinedPoints(event: EventRef, sex: 1 | 2, prf: Performance): number | undefined {
  const hurdles = event.g1.startsWith('H');
  const formula = FORMULAS.get(keyOf(sex, event.g0, hurdles));
  if (!formula || (!hurdles && /^[SW]/.test(event.g1))) return undefined;
  const shown = shownValue(prf, event);
  if (shown === undefined || !isMark(prf)) return 0;
  const distance =
    formula.kind === 'time' ? formula.bound - shown - handCorrection(event, hurdles) : shown - formula.bound;
  return distance <= 0 ? 0 : wholePoints(formula, distance);
}
