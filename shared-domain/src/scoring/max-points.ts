/**
 * The most points one mark gives where a row names no highest performance of its own: an absurd mark must not score
 * absurdly (P9.1: bounded by min and max performance per event). The published international tables end at
 * 1400 points, so that is the end of their kind and of the Hungarian set. For parts of combined events and youth points no
 * source names an end: 2000 is our own choice, beyond every world record (men's 100 m in 6.84, women's pole vault 6.11 m).
 */
export const MAX_POINTS = { wa: 1400, hungarian: 1400, combined: 2000, youth: 2000 } as const;
