import type { UploadResult } from 'shared-domain/contract';

/** A fact without id, instant, number and trial. */
export interface Draft {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** What the judge of a field event says, and what the operator of its wind gauge does. */
export interface ContestDrafts {
  readonly judge: readonly Draft[];
  readonly wind: readonly Draft[];
}

type Attempt = NonNullable<UploadResult['attempts']>[number];
type Distance = Extract<Attempt, { r: 'o' | 'x' | '-' | 'r' }> & { readonly v?: number; readonly w?: number };
type Bar = Extract<Attempt, { h: number }>;

const readAttempts = <A extends Attempt>(rows: readonly UploadResult[], bib: unknown): readonly A[] =>
  (rows.find((row) => row.bib === bib)?.attempts ?? []) as unknown as readonly A[];

/** What a judge and a gauge say of the attempts of a long or triple jump or a throw that `rows` have and `before` has not. */
export function listDistanceDrafts(before: readonly UploadResult[], rows: readonly UploadResult[]): ContestDrafts {
  const judge: Draft[] = [];
  const wind: Draft[] = [];
  for (const { bib } of rows) {
    const known = readAttempts<Distance>(before, bib).length;
    readAttempts<Distance>(rows, bib).forEach(({ r, v, w }, at) => {
      if (at < known) return;
      const n = at + 1;
      judge.push({ kind: 'call', bib });
      if (r !== '-') judge.push({ kind: 'clock', bib, act: 'start' });
      if (r === 'o') judge.push({ kind: 'clock', bib, act: 'measure' });
      judge.push({ kind: 'attempt', bib, r, n, ...(v === undefined ? {} : { v }) });
      if (w !== undefined) wind.push({ kind: 'wind', bib, n, w });
    });
  }
  return { judge, wind };
}

/** The bar that a sheet has reached, mm; 0 before the first attempt. */
const findBar = (rows: readonly UploadResult[]): number =>
  Math.max(0, ...rows.flatMap(({ bib }) => readAttempts<Bar>(rows, bib).map(({ h }) => h)));

interface NewCell {
  readonly bib: unknown;
  readonly h: number;
  readonly letters: string;
}

/** What the judge of a high jump or pole vault says of what `rows` have and `before` has not: raises, passes, then attempts. */
export function listBarDrafts(
  before: readonly UploadResult[],
  rows: readonly UploadResult[],
  openingBar: number,
): ContestDrafts {
  const cells = rows.flatMap(({ bib }): NewCell[] => {
    const known = new Map(readAttempts<Bar>(before, bib).map(({ h, r }) => [h, r as string]));
    return readAttempts<Bar>(rows, bib)
      .map(({ h, r }) => ({ bib, h, letters: r.slice((known.get(h) ?? '').length) }))
      .filter(({ letters }) => letters !== '');
  });
  let bar = findBar(before) || openingBar;
  const judge: Draft[] = [];
  for (const h of [...new Set(cells.map((cell) => cell.h))].sort((a, b) => a - b)) {
    if (h > bar) judge.push({ kind: 'bar', h });
    bar = Math.max(bar, h);
    const atBar = cells.filter((cell) => cell.h === h);
    const isPass = ({ letters }: NewCell): boolean => letters === '-';
    for (const { bib, letters } of [...atBar.filter(isPass), ...atBar.filter((cell) => !isPass(cell))]) {
      for (const r of letters) {
        if (r !== '-') judge.push({ kind: 'call', bib }, { kind: 'clock', bib, act: 'start' });
        judge.push({ kind: 'attempt', bib, h, r });
      }
    }
  }
  return { judge, wind: [] };
}
