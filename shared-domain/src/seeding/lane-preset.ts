/** Races whose lanes are drawn by the same groups (TR 20.4). */
export const LANE_CLASSES = ['straight', 'bend', 'lap', 'before2023', 'indoor400'] as const;

/** One of `LANE_CLASSES`. */
export type LaneClass = (typeof LANE_CLASSES)[number];

/** Where a preset comes from. */
export const LANE_ORIGINS = {
  tr2026: 'TR 20.4, edition 2026, second hand; 8 lanes also in press reports of 2023',
  before2023: 'TR 20.4 before August 2023',
  indoor2026: 'World indoor championships from 2026: 4 runners; number of the rule not seen',
  completion: 'our completion in the pattern of 8 and 9 lanes, no rule',
} as const;

/** Where a preset comes from: a key of `LANE_ORIGINS`. */
export type LaneOrigin = keyof typeof LANE_ORIGINS;

/** Lanes by preference: the best ranked draw lots for the first group, the next ones for the second. */
export type LaneGroups = readonly (readonly number[])[];

/** Lane groups and where they come from. */
export interface LanePreset {
  readonly groups: LaneGroups;
  readonly origin: LaneOrigin;
}

type Presets = Readonly<Record<number, LanePreset>>;

const rule = (groups: LaneGroups, origin: LaneOrigin = 'tr2026'): LanePreset => ({ groups, origin });
const ours = (groups: LaneGroups): LanePreset => ({ groups, origin: 'completion' });

/** 200 m to a lap: fewer than 7 lanes leave no difference between one bend and two. */
const SMALL_BENDS: Presets = {
  4: ours([[2, 3], [4], [1]]),
  5: ours([[3, 4], [2, 5], [1]]),
  6: ours([
    [4, 5],
    [3, 6],
    [1, 2],
  ]),
};

/**
 * Lane groups by race and number of lanes. 8 and 9 lanes are the rule's (9 before 2023 were not seen and have no entry); 4 to
 * 7 are ours, in the same pattern: on the straight the outer pair goes, on bends the middle lanes stay best and the inner
 * ones last. Groups of the indoor 400 m are not confirmed: one draw for lanes 3–6.
 */
export const LANE_PRESETS: Readonly<Record<LaneClass, Presets>> = {
  straight: {
    4: ours([[1, 2, 3, 4]]),
    5: ours([
      [2, 3, 4],
      [1, 5],
    ]),
    6: ours([
      [2, 3, 4, 5],
      [1, 6],
    ]),
    7: ours([
      [3, 4, 5],
      [2, 6],
      [1, 7],
    ]),
    8: rule([
      [3, 4, 5, 6],
      [2, 7],
      [1, 8],
    ]),
    9: rule([
      [4, 5, 6],
      [3, 7],
      [2, 8],
      [1, 9],
    ]),
  },
  bend: {
    ...SMALL_BENDS,
    7: ours([
      [4, 5, 6],
      [3, 7],
      [1, 2],
    ]),
    8: rule([
      [5, 6, 7],
      [3, 4, 8],
      [1, 2],
    ]),
    9: rule([
      [5, 6, 7, 8],
      [3, 4, 9],
      [1, 2],
    ]),
  },
  lap: {
    ...SMALL_BENDS,
    7: ours([
      [4, 5, 6],
      [3, 7],
      [1, 2],
    ]),
    8: rule([
      [4, 5, 6, 7],
      [3, 8],
      [1, 2],
    ]),
    9: rule([
      [5, 6, 7],
      [4, 8],
      [3, 9],
      [1, 2],
    ]),
  },
  before2023: {
    4: ours([[2, 3], [4], [1]]),
    5: ours([[3, 4], [5], [1, 2]]),
    6: ours([
      [3, 4],
      [5, 6],
      [1, 2],
    ]),
    7: ours([
      [3, 4, 5],
      [6, 7],
      [1, 2],
    ]),
    8: rule(
      [
        [3, 4, 5, 6],
        [7, 8],
        [1, 2],
      ],
      'before2023',
    ),
  },
  indoor400: { 6: rule([[3, 4, 5, 6]], 'indoor2026') },
};
