import type { UploadResult } from 'shared-domain/contract';
import type { RioKind } from './events.data.ts';
import type { RioRow } from './source.ts';

type Prf = UploadResult['prf'];

/** `NH` (no height) is the vertical jumps' NM. */
const STATUS: Readonly<Record<string, number>> = { DNS: 2, DNF: 3, DQ: 4, NM: 5, NH: 5 };
const UNIT = { race: 'ms', relay: 'ms', horizontal: 'mm', throw: 'mm', vertical: 'mm', combined: 'pts' } as const;

/** `9.81` → 9810, `2:08:44` → 7724000, `8.38` → 8380: thousandths, on whole numbers (floats would lose one now and then). */
export function thousandths(text: string): number | undefined {
  const match = /^(?:(?:(\d+):)?(\d+):)?(\d+)(?:\.(\d{1,3}))?$/.exec(text);
  if (match === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/**
 * A published performance. Words after a time (`8:21.67DQ`) are a disqualification: the time no longer counts.
 * @example rioPerformance('9.81', 'race') // { v: 9810, u: 'ms', st: 1 }
 */
export function rioPerformance(text: string, kind: RioKind): Prf {
  const value = kind === 'combined' && /^\d+$/.test(text) ? Number(text) : thousandths(text);
  if (value !== undefined) return { v: value, u: UNIT[kind], st: 1 };
  if (text.includes('DQ')) return { st: STATUS.DQ };
  const st = STATUS[text];
  if (st === undefined) throw new Error(`performance illisible « ${text} »`);
  return { st };
}

/** The rule that a disqualification names, `R 163.3a`. */
export function rioComment(text: string): string | undefined {
  return /DQ.*?\b(R(?:ule)? \d+\.\S+)/.exec(text)?.[1];
}

function wind(text: string | undefined): { w: number } | Record<never, never> {
  return text === undefined ? {} : { w: Number(text) };
}

/** Attempts of a long or triple jump or a throw: a distance, `X` or `P` (pass). */
export function rioSeries(row: RioRow): UploadResult['attempts'] {
  return row.attempts?.map(({ performance, wind: reading }) => {
    const v = thousandths(performance);
    if (v !== undefined) return { v, r: 'o' as const, ...wind(reading) };
    return performance === 'P' ? { r: '-' as const } : { r: 'x' as const, ...wind(reading) };
  });
}

interface Bar {
  readonly h: number;
  readonly text: string;
}

/** Bars of a row in their order, in mm; an athlete with a single bar has it in another shape. */
export function rioBars(row: RioRow): Bar[] {
  return (row.heights ?? []).map((bar) => {
    const [height, text] =
      'height' in bar ? [bar.height, bar.results] : [bar.roundresults.performance, bar.roundresults.round];
    return { h: thousandths(height) ?? 0, text: text.toLowerCase() };
  });
}

type VerticalMark = Extract<NonNullable<UploadResult['attempts']>[number], { h: number }>['r'];

/**
 * A vertical jump series. The file leaves out bars that were passed: a bar of the contest below the athlete's last one,
 * without a trial, is a pass; failures followed by a higher bar were carried over (`x-`, TR 26.2).
 */
export function rioVerticalSeries(row: RioRow, contest: readonly number[]): UploadResult['attempts'] {
  const bars = rioBars(row);
  const last = bars.at(-1);
  if (last === undefined) return undefined;
  return contest
    .filter((h) => h <= last.h)
    .map((h) => {
      const text = bars.find((bar) => bar.h === h)?.text;
      if (text === undefined) return { h, r: '-' as const };
      const carried = h < last.h && (text === 'x' || text === 'xx');
      return { h, r: (carried ? `${text}-` : text) as VerticalMark };
    });
}
