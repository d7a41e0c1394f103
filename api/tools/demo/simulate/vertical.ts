import type { UploadResult } from 'shared-domain/contract';
import type { Entrant } from '../field.ts';
import type { Random } from '../random.ts';
import type { ContestResult } from './contest.ts';

type VerticalAttempt = Extract<NonNullable<UploadResult['attempts']>[number], { h: number }>;

interface Jumper {
  readonly entrant: Entrant;
  readonly bars: VerticalAttempt[];
  /** Failures since the last cleared bar; three end the competition (TR 26.2). */
  failures: number;
  best: number;
  isOut: boolean;
}

interface VerticalResult extends ContestResult {
  readonly bars: readonly number[];
}

/**
 * The announced bars, mm: from below the weakest to above the favourite. Pole vault goes up by 10 then 5 cm, high jump
 * by 5 then 3 or 2 cm (TR 26.4); combined events keep one step (TR 39.8.4).
 */
function chooseBars(entrants: readonly Entrant[], isPoleVault: boolean, isCombined: boolean): number[] {
  const forms = entrants.map(({ form }) => form);
  const [low, high] = [Math.min(...forms), Math.max(...forms)];
  const base = isPoleVault ? 100 : 10;
  const bars: number[] = [];
  let bar = Math.floor((low * 0.95) / base) * base;
  while (bar <= high * 1.06) {
    bars.push(bar);
    const isNearTop = bar > high * 0.94;
    if (isCombined) bar += isPoleVault ? 100 : 30;
    else if (isPoleVault) bar += isNearTop ? 50 : 100;
    else bar += isNearTop ? 20 : 40;
  }
  return bars;
}

const buildRow = ({ entrant, bars, best }: Jumper, isOver: boolean): UploadResult => ({
  bib: entrant.person.bib,
  prf: best > 0 ? { v: best, u: 'mm', st: 1 } : { st: isOver ? 5 : 6 },
  attempts: bars.map((bar) => ({ ...bar })),
});

/** Simulates a high jump or pole vault, attempt by attempt, until everybody has failed three times. */
export function simulateVertical(
  entrants: readonly Entrant[],
  isPoleVault: boolean,
  isCombined: boolean,
  random: Random,
): VerticalResult {
  const bars = chooseBars(entrants, isPoleVault, isCombined);
  const jumpers: Jumper[] = entrants.map((entrant) => ({ entrant, bars: [], failures: 0, best: 0, isOut: false }));
  const trials: UploadResult[][] = [];
  const jump = (jumper: Jumper, h: number): void => {
    const current = jumper.bars.at(-1)?.h === h ? jumper.bars.pop() : undefined;
    const failures = (current?.r ?? '').replaceAll('-', '');
    // The chance is a half at the form of the day, and nearly 1 at five per cent below it.
    const margin = (jumper.entrant.form - h) / jumper.entrant.form;
    const isCleared = random.next() < 1 / (1 + Math.exp(-margin * 70));
    jumper.bars.push({ h, r: `${failures}${isCleared ? 'o' : 'x'}` as VerticalAttempt['r'] });
    jumper.failures = isCleared ? 0 : jumper.failures + 1;
    if (isCleared) jumper.best = h;
    if (jumper.failures === 3) jumper.isOut = true;
    trials.push(jumpers.filter((one) => one.bars.length > 0).map((one) => buildRow(one, false)));
  };
  for (const h of bars) {
    const isPassing = (jumper: Jumper): boolean => h < jumper.entrant.form * 0.925 && h !== bars.at(-1);
    for (const jumper of jumpers) if (!jumper.isOut && isPassing(jumper)) jumper.bars.push({ h, r: '-' });
    const activeJumpers = jumpers.filter((jumper) => !jumper.isOut && !isPassing(jumper));
    if (activeJumpers.length === 0 && jumpers.every(({ isOut }) => isOut)) break;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      for (const jumper of activeJumpers) {
        const isCleared = jumper.bars.at(-1)?.h === h && jumper.bars.at(-1)?.r.endsWith('o') === true;
        if (!jumper.isOut && !isCleared) jump(jumper, h);
      }
    }
  }
  const bests = new Map(jumpers.filter(({ best }) => best > 0).map(({ entrant, best }) => [entrant, best] as const));
  return { bars, trials, finalRows: jumpers.map((jumper) => buildRow(jumper, true)), bests };
}
