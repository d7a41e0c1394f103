/**
 * How teams of equal score are told apart: the last scorer nearer first; the runner after him; the scorers one by one from
 * the best; or not at all.
 */
export const TEAM_TIE_RULES = ['lastScorer', 'nextRunner', 'lowestFirst', 'none'] as const;

/** How equal teams are told apart: one of `TEAM_TIE_RULES`. */
export type TeamTieRule = (typeof TEAM_TIE_RULES)[number];

/** Team scoring by places; the regulations of a race set every number. */
export interface PlaceRules {
  /** Members who score: a team with fewer at the finish is incomplete and has no score. */
  readonly toScore: number;
  /** Members who belong to the team, those first over the line; the others run as individuals. No limit when absent. */
  readonly maxPerTeam?: number;
  /** `overall`: places of the race as they are. `replaced`: individuals and incomplete teams taken out, the rest placed anew. */
  readonly places: 'overall' | 'replaced';
  /** When placed anew: members beyond the scorers hold a place, and push the others' scorers back. */
  readonly displacers: boolean;
  readonly tie: TeamTieRule;
}

/** World cross-country championships: 6 start, 4 score, overall places (content seen, rule number not confirmed). */
export const WORLD_CROSS_RULES: PlaceRules = {
  toScore: 4,
  maxPerTeam: 6,
  places: 'overall',
  displacers: true,
  tie: 'lastScorer',
};

/** Race-walking teams: 3 score, overall places; how many may start is the regulations'. */
export const WALK_TEAM_RULES: PlaceRules = { toScore: 3, places: 'overall', displacers: true, tie: 'lastScorer' };

/**
 * School and university races as in the United States: incomplete teams are removed and the rest placed anew, the sixth
 * runner breaks the tie, so 5 score. That 7 may run is not confirmed.
 */
export const SCHOOL_RULES: PlaceRules = {
  toScore: 5,
  maxPerTeam: 7,
  places: 'replaced',
  displacers: true,
  tie: 'nextRunner',
};
