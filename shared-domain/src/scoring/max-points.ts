/**
 * Maximum points of a mark in a row without a highest performance, so that an absurd mark has no absurd score (P9.1). The
 * published international tables end at 1400 points. For combined events and youth points no source has a maximum; 2000 is our own
 * choice, beyond every world record (men's 100 m in 6.84, women's pole vault 6.11 m).
 */
export const MAX_POINTS = { wa: 1400, hungarian: 1400, combined: 2000, youth: 2000 } as const;
