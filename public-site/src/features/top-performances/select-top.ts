import type { PerfsAnswer } from 'shared-domain/contract';
import type { TopRow } from './top-columns.tsx';

type Top = PerfsAnswer['men'][number];

interface TopFilter {
  /** Family id as the address has it; empty for all. */
  readonly family: string;
  readonly category: string;
}

/** Best marks of a family and a category, placed among themselves; equal points share their place. */
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
