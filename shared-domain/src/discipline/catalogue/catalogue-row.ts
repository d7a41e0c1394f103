/**
 * Where an entry comes from. `ffa`: labels of the FFA's tables and of athle.fr, 2022–2026; `swiss`: the list of Swiss Athletics, 2020,
 * for what the FFA lacks. The others are the project's own additions, see CompletionReason.
 */
export const CATALOGUE_SOURCES = ['ffa', 'swiss', 'named', 'generic', 'surface', 'masters', 'relay', 'rules'] as const;

/** One of `CATALOGUE_SOURCES`. */
export type CatalogueSource = (typeof CATALOGUE_SOURCES)[number];

/**
 * Why an entry was added that neither list has: `named` P3.11 asks for it, `generic` the event without a height or weight, `surface`
 * a listed event on another surface, `masters` a height for masters only, `relay` a relay of `findRelay`, `rules` a distance of the
 * technical rules.
 */
export type CompletionReason = Exclude<CatalogueSource, 'ffa' | 'swiss'>;

/** Numeric id, technical code, source. */
export type CatalogueRow = readonly [id: number, code: string, source: CatalogueSource];
