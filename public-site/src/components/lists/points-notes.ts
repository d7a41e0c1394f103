/** Texts that name the table that points are from, by the points' field. */
export const POINTS_NOTES = { cmb: 'note.combined.2001', hun: 'note.points', yth: 'note.points.youth' } as const;
