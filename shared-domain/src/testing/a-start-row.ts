import type { StartRow } from '../contract/types.ts';

/** An entry of a start list. */
export function aStartRow(overrides: Partial<StartRow> = {}): StartRow {
  return {
    bib: '112',
    last: 'VALMOREL',
    first: 'Inès',
    club: 'AC Valmont',
    category: 54,
    lane: 4,
    odr: 1,
    ...overrides,
  };
}
