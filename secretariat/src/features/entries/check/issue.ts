import type { Field } from './fields.ts';

/** Reasons that keep a row from being imported. */
const ERRORS = [
  'eventMissing',
  'eventUnknown',
  'nameMissing',
  'rowWide',
  'tooLong',
  'unsafe',
  'sexUnknown',
  'sexUnknownHere',
  'sexMissing',
  'sexBlank',
  'sexDiffers',
  'birthUnreadable',
  'birthLater',
  'categoryUnknown',
  'categoryMissing',
  'markUnreadable',
  'roundUnknown',
  'heatUnreadable',
  'laneUnreadable',
  'countryUnknown',
  'twice',
  'twoSexes',
  'bibTaken',
  'laneTaken',
] as const;

/** Reasons to look at a row, which is imported all the same. */
const WARNINGS = [
  'ageUnreadable',
  'bibHeld',
  'categoryDiffers',
  'categoryIgnored',
  'categoryNotOfEvent',
  'categoryTaken',
  'classLeft',
  'clubMissing',
  'clubNear',
  'eventNew',
  'eventNotForAge',
  'firstMissing',
  'lettersMisread',
  'licenceLeft',
  'markTooGood',
  'markTooPoor',
  'nameOrder',
  'outOfCompetition',
  'sexAssumed',
  'sexNotOfEvent',
  'standingUnknown',
  'startUnreadable',
  'surfaceUnknown',
  'teamIsClub',
  'twoBibs',
  'twoBirths',
] as const;

export type Reason = (typeof ERRORS)[number] | (typeof WARNINGS)[number];

/** What can be said with one click: it is written in the cell of the issue. */
export interface Answer {
  readonly value: string;
  /** What it says: a sex, that a club is the `same` as another, or that the cell is right as it is (`keep`). */
  readonly kind: 'sex' | 'same' | 'keep';
  /** The letter of a sex. */
  readonly label?: string;
  /** The lines of the athlete, where the answer is for all of them. */
  readonly lines?: readonly number[];
}

/** A problem of one cell; `detail` is a value for its message, such as the other line or the category by birth date. */
export interface Issue {
  readonly field: Field;
  readonly reason: Reason;
  readonly value: string;
  readonly detail?: string;
  /** The line of the file that says otherwise. */
  readonly otherLine?: number;
  /** The answers to choose from, the likeliest first. */
  readonly answers?: readonly Answer[];
}

export const isError = ({ reason }: Issue): boolean => (ERRORS as readonly string[]).includes(reason);
