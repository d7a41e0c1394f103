import type { Field } from './fields.ts';

/** What stops a row. */
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
  'bibTaken',
  'laneTaken',
] as const;

/** What is worth a look, and stops nothing. */
const WARNINGS = [
  'ageUnreadable',
  'categoryDiffers',
  'categoryIgnored',
  'categoryNotOfEvent',
  'categoryTaken',
  'classLeft',
  'clubMissing',
  'lettersMisread',
  'markTooGood',
  'markTooPoor',
  'nameOrder',
  'outOfCompetition',
  'sexAssumed',
  'startUnreadable',
  'teamIsClub',
  'twoBibs',
] as const;

export type Reason = (typeof ERRORS)[number] | (typeof WARNINGS)[number];

/** One fault of one cell; `detail` is what the sentence names: the other line, the category the birth date gives. */
export interface Issue {
  readonly field: Field;
  readonly reason: Reason;
  readonly value: string;
  readonly detail?: string;
}

export const isError = ({ reason }: Issue): boolean => (ERRORS as readonly string[]).includes(reason);
