/** Classes of races with the same lane groups (TR 20.4). */
export const LANE_CLASSES = ['straight', 'bend', 'lap', 'before2023', 'indoor400'] as const;

/** One of `LANE_CLASSES`. */
export type LaneClass = (typeof LANE_CLASSES)[number];

/** Sources of lane groups. */
export const LANE_ORIGINS = {
  tr2026: 'TR 20.4, edition 2026, second hand; 8 lanes also in press reports of 2023',
  before2023: 'TR 20.4 before August 2023',
  indoor2026: 'World indoor championships from 2026: 4 runners; number of the rule not seen',
  completion: 'our completion in the pattern of 8 and 9 lanes, no rule',
} as const;

/** A key of `LANE_ORIGINS`. */
export type LaneOrigin = keyof typeof LANE_ORIGINS;

/** Groups of lanes, best first: the best ranked draw among the first group, the next among the second. */
export type LaneGroups = readonly (readonly number[])[];

/** Lane groups and their source. */
export interface LanePreset {
  readonly groups: LaneGroups;
  readonly origin: LaneOrigin;
}

type Presets = Readonly<Record<number, LanePreset>>;

const makeRulePreset = (groups: LaneGroups, origin: LaneOrigin = 'tr2026'): LanePreset => ({ groups, origin });
const makeOwnPreset = (groups: LaneGroups): LanePreset => ({ groups, origin: 'completion' });

/** Our groups for 200 m to a lap with fewer than 7 lanes, the same for one bend and two. */
const SMALL_BENDS: Presets = {
  4: makeOwnPreset([[2, 3], [4], [1]]),
  5: makeOwnPreset([[3, 4], [2, 5], [1]]),
  6: makeOwnPreset([
    [4, 5],
    [3, 6],
    [1, 2],
  ]),
};

/**
 * Lane groups by class and number of lanes. For 8 and 9 lanes they are the rule's (9 lanes before 2023 were not seen); for 4 to 7
 * ours, in the same pattern: on bends the middle lanes are best and the inner ones last. Those of the indoor 400 m are not
 * confirmed: one draw for lanes 3–6.
 */
export const LANE_PRESETS: Readonly<Record<LaneClass, Presets>> = {
  straight: {
    4: makeOwnPreset([[1, 2, 3, 4]]),
    5: makeOwnPreset([
      [2, 3, 4],
      [1, 5],
    ]),
    6: makeOwnPreset([
      [2, 3, 4, 5],
      [1, 6],
    ]),
    7: makeOwnPreset([
      [3, 4, 5],
      [2, 6],
      [1, 7],
    ]),
    8: makeRulePreset([
      [3, 4, 5, 6],
      [2, 7],
      [1, 8],
    ]),
    9: makeRulePreset([
      [4, 5, 6],
      [3, 7],
      [2, 8],
      [1, 9],
    ]),
  },
  bend: {
    ...SMALL_BENDS,
    7: makeOwnPreset([
      [4, 5, 6],
      [3, 7],
      [1, 2],
    ]),
    8: makeRulePreset([
      [5, 6, 7],
      [3, 4, 8],
      [1, 2],
    ]),
    9: makeRulePreset([
      [5, 6, 7, 8],
      [3, 4, 9],
      [1, 2],
    ]),
  },
  lap: {
    ...SMALL_BENDS,
    7: makeOwnPreset([
      [4, 5, 6],
      [3, 7],
      [1, 2],
    ]),
    8: makeRulePreset([
      [4, 5, 6, 7],
      [3, 8],
      [1, 2],
    ]),
    9: makeRulePreset([
      [5, 6, 7],
      [4, 8],
      [3, 9],
      [1, 2],
    ]),
  },
  before2023: {
    4: makeOwnPreset([[2, 3], [4], [1]]),
    5: makeOwnPreset([[3, 4], [5], [1, 2]]),
    6: makeOwnPreset([
      [3, 4],
      [5, 6],
      [1, 2],
    ]),
    7: makeOwnPreset([
      [3, 4, 5],
      [6, 7],
      [1, 2],
    ]),
    8: makeRulePreset(
      [
        [3, 4, 5, 6],
        [7, 8],
        [1, 2],
      ],
      'before2023',
    ),
  },
  indoor400: { 6: makeRulePreset([[3, 4, 5, 6]], 'indoor2026') },
};
