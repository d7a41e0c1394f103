/** Units of the wire: milliseconds, millimetres, whole points. */
export const UNITS = ['ms', 'mm', 'pts'] as const;

/** Unit of a value. */
export type Unit = (typeof UNITS)[number];
