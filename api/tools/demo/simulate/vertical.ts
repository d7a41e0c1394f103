import type { UploadResult } from 'shared-domain/contract';
import type { Entrant } from '../field.ts';
import type { Random } from '../random.ts';
import type { ContestResult } from './contest.ts';

type VerticalAttempt = Extract<NonNullable<UploadResult['attempts']>[number], { h: number }>;

interface Jumper {
  readonly entrant: Entrant;
  readonly bars: VerticalAttempt[];
  /** Failures since the last bar cleared: three and out (TR 26.2). */
  failures: number;
  best: number;
  out: boolean;
}

interface VerticalResult extends ContestResult {
  readonly bars: readonly number[];
}

/**
 * The announced bars, mm: from below the weakest to above the favourite. Pole vault goes up by 10 then 5 cm, high jump
 * by 5 then 3 or 2 cm (TR 26.4); combined events keep one step (TR 39.8.4).
 */
function barsFor(entrants: readonly Entrant[], pole: boolean, combined: boolean): number[] {
  const forms = entrants.map(({ form }) => form);
  const [low, high] = [Math.min(...forms), Math.max(...forms)];
  const base = pole ? 100 : 10;
  const bars: number[] = [];
  let bar = Math.floor((low * 0.95) / base) * base;
  while (bar <= high * 1.06) {
    bars.push(bar);
    const near = bar > high * 0.94;
    if (combined) bar += pole ? 100 : 30;
    else if (pole) bar += near ? 50 : 100;
    else bar += near ? 20 : 40;
  }
  return bars;
}

const rowOf = ({ entrant, bars, best }: Jumper, over: boolean): UploadResult => ({
  bib: entrant.person.bib,
  prf: best > 0 ? { v: best, u: 'mm', st: 1 } : { st: over ? 5 : 6 },
  attempts: bars.map((bar) => ({ ...bar })),
});

/** A high jump or a pole vault, trial by trial; the last one left goes on until three failures. */
export function simulateVertical(
  entrants: readonly Entrant[],
  pole: boolean,
  combined: boolean,
  random: Random,
): VerticalResult {
  const bars = barsFor(entrants, pole, combined);
  const jumpers: Jumper[] = entrants.map((entrant) => ({ entrant, bars: [], failures: 0, best: 0, out: false }));
  const trials: UploadResult[][] = [];
  const jump = (jumper: Jumper, h: number): void => {
    const current = jumper.bars.at(-1)?.h === h ? jumper.bars.pop() : undefined;
    const before = (current?.r ?? '').replaceAll('-', '');
    // One chance in two at the day's form, nearly certain five per cent below it.
    const margin = (jumper.entrant.form - h) / jumper.entrant.form;
    const cleared = random.next() < 1 / (1 + Math.exp(-margin * 70));
    jumper.bars.push({ h, r: `${before}${cleared ? 'o' : 'x'}` as VerticalAttempt['r'] });
    jumper.failures = cleared ? 0 : jumper.failures + 1;
    if (cleared) jumper.best = h;
    if (jumper.failures === 3) jumper.out = true;
    trials.push(jumpers.filter((one) => one.bars.length > 0).map((one) => rowOf(one, false)));
  };
  for (const h of bars) {
    const opening = (jumper: Jumper): boolean => h < jumper.entrant.form * 0.925 && h !== bars.at(-1);
    for (const jumper of jumpers) if (!jumper.out && opening(jumper)) jumper.bars.push({ h, r: '-' });
    const willing = jumpers.filter((jumper) => !jumper.out && !opening(jumper));
    if (willing.length === 0 && jumpers.every(({ out }) => out)) break;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      for (const jumper of willing) {
        const cleared = jumper.bars.at(-1)?.h === h && jumper.bars.at(-1)?.r.endsWith('o') === true;
        if (!jumper.out && !cleared) jump(jumper, h);
      }
    }
  }
  const bests = new Map(jumpers.filter(({ best }) => best > 0).map(({ entrant, best }) => [entrant, best] as const));
  return { bars, trials, end: jumpers.map((jumper) => rowOf(jumper, true)), bests };
}
