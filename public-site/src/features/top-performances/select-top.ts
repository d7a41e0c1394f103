import { sharePlaces } from 'shared-domain';
import type { PerfsAnswer } from 'shared-domain/contract';
import type { TopRow } from './top-columns.tsx';

type TopPerformance = PerfsAnswer['men'][number];

interface TopFilter {
  /** Family id as in the URL; empty for all. */
  readonly family: string;
  readonly category: string;
}

/**
 * The performances of a family and a category with their places; equal points have the same place. Expects the performances best first,
 * as the server sends them.
 */
export function selectTop(
  performances: readonly TopPerformance[],
  { family, category }: TopFilter,
  pointsField: PerfsAnswer['by'],
): TopRow[] {
  const selected = performances.filter(
    (row) => (family === '' || `${row.family}` === family) && (category === '' || `${row.category}` === category),
  );
  const places = sharePlaces(selected.map(({ pts }) => pts?.[pointsField]));
  return selected.map((row, index) => ({ ...row, place: places[index] ?? index + 1 }));
}
