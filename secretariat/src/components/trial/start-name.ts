import type { Start } from '../../api/start-lists.ts';

/** The name of an athlete or a team. */
export function formatStartName({
  last,
  first,
  relay,
  clubName,
}: Pick<Start, 'last' | 'first' | 'relay' | 'clubName'>): string {
  return [last, first].filter(Boolean).join(' ') || (relay === undefined ? '' : (clubName ?? String(relay.n ?? '')));
}

/** Bib and name. */
export const formatStart = (row: Pick<Start, 'bib' | 'last' | 'first' | 'relay' | 'clubName'>): string =>
  [row.bib, formatStartName(row)].filter(Boolean).join(' · ');
