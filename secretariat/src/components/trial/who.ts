import type { Start } from '../../api/start-lists.ts';

/** A row by its name: an athlete's, or a team's. */
export function nameOf({ last, first, relay, clubName }: Pick<Start, 'last' | 'first' | 'relay' | 'clubName'>): string {
  return [last, first].filter(Boolean).join(' ') || (relay === undefined ? '' : (clubName ?? String(relay.n ?? '')));
}

/** A row by bib and name. */
export const whoOf = (row: Pick<Start, 'bib' | 'last' | 'first' | 'relay' | 'clubName'>): string =>
  [row.bib, nameOf(row)].filter(Boolean).join(' · ');
