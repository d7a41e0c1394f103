import type { ResultRow } from 'shared-domain/contract';

/**
 * Of some rows of a long race, a page or those that a search found, those of a row's place and of the places just ahead and just behind, where
 * no place between them is missing.
 */
export function selectAdjoining(rows: readonly ResultRow[], { rank: own = 0 }: ResultRow): ResultRow[] {
  const countAt = (place: number) => rows.filter(({ rank }) => rank === place).length;
  const places = rows.flatMap(({ rank }) => rank ?? []);
  const ahead = Math.max(...places.filter((place) => place < own));
  const behind = own + countAt(own);
  return rows.filter(
    ({ rank }) => rank === own || rank === behind || (rank === ahead && ahead + countAt(ahead) === own),
  );
}
