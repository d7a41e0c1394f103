import type { PerfsAnswer } from 'shared-domain/contract';
import type { TopRow } from './top-columns.tsx';

type Top = PerfsAnswer['men'][number];

interface TopFilter {
  /** Family id as in the URL; empty for all. */
  readonly family: string;
  readonly category: string;
}

/** The best marks of a family and a category with their places; equal points have the same place. */
export function selectTop(all: readonly Top[], { family, category }: TopFilter, by: PerfsAnswer['by']): TopRow[] {
  const wanted = all.filter(
    (row) => (family === '' || `${row.family}` === family) && (category === '' || `${row.category}` === category),
  );
  return wanted.map((row, at) => {
    const points = row.pts?.[by];
    const first = points === undefined ? at : wanted.findIndex((other) => other.pts?.[by] === points);
    return { ...row, place: first + 1 };
  });
}
