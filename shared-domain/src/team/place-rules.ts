/**
 * How teams of equal score are ranked: by the place of the last scorer, of the next runner after the scorers, of the scorers one by
 * one from the best; or not at all.
 */
export const TEAM_TIE_RULES = ['lastScorer', 'nextRunner', 'lowestFirst', 'none'] as const;

/** One of `TEAM_TIE_RULES`. */
export type TeamTieRule = (typeof TEAM_TIE_RULES)[number];

/** Team scoring by places; the regulations of the race set the numbers. */
export interface PlaceRules {
  /** Number of members who score; a team with fewer finishers has no score. */
  readonly toScore: number;
  /** How many finishers count as members; later ones run as individuals. Absent: no limit. */
  readonly maxPerTeam?: number;
  /** `overall`: places of the race. `replaced`: places counted again without individuals and incomplete teams. */
  readonly places: 'overall' | 'replaced';
  /** With `replaced`: whether members beyond the scorers hold a place too, which worsens later runners' places. */
  readonly displacers: boolean;
  readonly tie: TeamTieRule;
}

/** World cross-country championships: 6 start, 4 score, overall places (rule number not confirmed). */
export const WORLD_CROSS_RULES: PlaceRules = {
  toScore: 4,
  maxPerTeam: 6,
  places: 'overall',
  displacers: true,
  tie: 'lastScorer',
};

/** Race-walking teams: 3 score, overall places; the regulations set how many may start. */
export const WALK_TEAM_RULES: PlaceRules = { toScore: 3, places: 'overall', displacers: true, tie: 'lastScorer' };

/**
 * School and university races in the United States: 5 score, places without incomplete teams, the sixth runner breaks ties. That 7
 * may run is not confirmed.
 */
export const SCHOOL_RULES: PlaceRules = {
  toScore: 5,
  maxPerTeam: 7,
  places: 'replaced',
  displacers: true,
  tie: 'nextRunner',
};
