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
  'eventNew',
  'lettersMisread',
  'licenceLeft',
  'markTooGood',
  'markTooPoor',
  'nameOrder',
  'outOfCompetition',
  'sexAssumed',
  'standingUnknown',
  'startUnreadable',
  'teamIsClub',
  'twoBibs',
  'twoBirths',
] as const;

export type Reason = (typeof ERRORS)[number] | (typeof WARNINGS)[number];

/** A problem of one cell; `detail` is a value for its message, such as the other line or the category by birth date. */
export interface Issue {
  readonly field: Field;
  readonly reason: Reason;
  readonly value: string;
  readonly detail?: string;
  /** The line of the file that says otherwise. */
  readonly otherLine?: number;
}

export const isError = ({ reason }: Issue): boolean => (ERRORS as readonly string[]).includes(reason);
