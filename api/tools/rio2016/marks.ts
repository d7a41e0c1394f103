import type { UploadResult } from 'shared-domain/contract';
import type { RioKind } from './events.data.ts';
import type { RioRow } from './source.ts';

type Prf = UploadResult['prf'];

/** `st` of the file's words; `NH` (no height) is NM in vertical jumps. */
const STATUS: Readonly<Record<string, number>> = { DNS: 2, DNF: 3, DQ: 4, NM: 5, NH: 5 };
const UNIT = { race: 'ms', relay: 'ms', horizontal: 'mm', throw: 'mm', vertical: 'mm', combined: 'pts' } as const;

/** `9.81` → 9810, `2:08:44` → 7724000, `8.38` → 8380: in thousandths, computed with integers, as floats would round some wrongly. */
export function parseThousandths(text: string): number | undefined {
  const match = /^(?:(?:(\d+):)?(\d+):)?(\d+)(?:\.(\d{1,3}))?$/.exec(text);
  if (match === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/**
 * A published performance. Words after a time (`8:21.67DQ`) are a disqualification: the time no longer counts.
 * @example parsePerformance('9.81', 'race') // { v: 9810, u: 'ms', st: 1 }
 */
export function parsePerformance(text: string, kind: RioKind): Prf {
  const value = kind === 'combined' && /^\d+$/.test(text) ? Number(text) : parseThousandths(text);
  if (value !== undefined) return { v: value, u: UNIT[kind], st: 1 };
  if (text.includes('DQ')) return { st: STATUS.DQ };
  const st = STATUS[text];
  if (st === undefined) throw new Error(`performance illisible « ${text} »`);
  return { st };
}

/** The rule of a disqualification, `R 163.3a`. */
export function parseComment(text: string): string | undefined {
  return /DQ.*?\b(R(?:ule)? \d+\.\S+)/.exec(text)?.[1];
}

function buildWindField(text: string | undefined): { w: number } | Record<never, never> {
  return text === undefined ? {} : { w: Number(text) };
}

/** Attempts of a long or triple jump or a throw: a distance, `X` or `P` (pass). */
export function convertSeries(row: RioRow): UploadResult['attempts'] {
  return row.attempts?.map(({ performance, wind: reading }) => {
    const v = parseThousandths(performance);
    if (v !== undefined) return { v, r: 'o' as const, ...buildWindField(reading) };
    return performance === 'P' ? { r: '-' as const } : { r: 'x' as const, ...buildWindField(reading) };
  });
}

interface Bar {
  readonly h: number;
  readonly text: string;
}

/** Bars of a row in their order, in mm; for a single bar the file has another shape. */
export function listBars(row: RioRow): Bar[] {
  return (row.heights ?? []).map((bar) => {
    const [height, text] =
      'height' in bar ? [bar.height, bar.results] : [bar.roundresults.performance, bar.roundresults.round];
    return { h: parseThousandths(height) ?? 0, text: text.toLowerCase() };
  });
}

type VerticalMark = Extract<NonNullable<UploadResult['attempts']>[number], { h: number }>['r'];

/**
 * The attempts of a vertical jump. The file leaves out passes: a bar below the athlete's last one without an attempt was passed, and so were
 * the attempts left after failures at such a bar (`x-`, TR 26.2).
 */
export function convertVerticalSeries(row: RioRow, contestBars: readonly number[]): UploadResult['attempts'] {
  const bars = listBars(row);
  const last = bars.at(-1);
  if (last === undefined) return undefined;
  return contestBars
    .filter((h) => h <= last.h)
    .map((h) => {
      const text = bars.find((bar) => bar.h === h)?.text;
      if (text === undefined) return { h, r: '-' as const };
      const isCarriedOver = h < last.h && (text === 'x' || text === 'xx');
      return { h, r: (isCarriedOver ? `${text}-` : text) as VerticalMark };
    });
}
