import type { Attempts, HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';

export const athlete = (last: string, odr: number) => ({ last, first: '', bib: last, odr });
export const starts = (names: string) => [...names].map((name, index) => athlete(name, index + 1));
export const row = (name: string, attempts: Attempts, st = 6) => ({ ...athlete(name, 0), prf: { st }, attempts });

/** `A: 1.70 o 1.75 x`, after `|` the bars of a jump-off. */
export function bars(line: string) {
  const [name = '', cells = ''] = line.split(': ');
  const attempts = cells.split('|').flatMap((part, jumpOff): VerticalAttempt[] =>
    [...part.matchAll(/(\d\.\d\d) (\S+)/g)].map(([, h, r = '']) => ({
      h: Math.round(Number(h) * 1000),
      r,
      ...(jumpOff === 1 && { j: true }),
    })),
  );
  return row(name, attempts);
}

/** `A: 6.71 x -`. */
export function series(line: string) {
  const [name = '', cells = ''] = line.split(': ');
  const attempts: HorizontalAttempt[] = cells
    .split(' ')
    .filter((cell) => cell !== '')
    .map((cell) => (/\d/.test(cell) ? { r: 'o', v: Math.round(Number(cell) * 1000) } : { r: cell }));
  return row(name, attempts);
}
