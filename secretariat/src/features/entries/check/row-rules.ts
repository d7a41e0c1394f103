import type { CategorySet, DateOrder, Language, NameOrder, OtherSex } from 'shared-domain';

/** What checking a row depends on, the same for all rows of a file. */
export interface RowRules {
  /** The competition's first day, ISO. */
  readonly firstDay: string;
  /** The categories of its federation. */
  readonly categories: CategorySet;
  /** Language of the category codes in the issues. */
  readonly language: Language;
  /** The table is an OpenTrack start list, whose categories are age groups. */
  readonly isRoster: boolean;
  /** The order of day and month in the birth column. */
  readonly dateOrder?: DateOrder | undefined;
  /** No cell of the category column is a category of the federation: the race has classes of its own, such as `Elite`. */
  readonly hasOwnClasses?: boolean;
  /** The classes of the category column are ten years wide: `M40` is 40 to 49, and none of the federation's. */
  readonly hasWideClasses?: boolean;
  /** The classes are those of para athletics: `F40` is neither an age nor a woman. */
  readonly isPara?: boolean;
  /** Such classes stand behind the events. */
  readonly hasParaEvents?: boolean;
  /** Whether the M of a class may be mixed (`createMixedClassTest`). */
  readonly isMixedClass?: (code: string) => boolean;
  /** The sex that a class says, by its words or by the letters of its column. */
  readonly findSexOfClass?: (code: string) => 1 | 2 | undefined;
  /** Parses a cell of the sex column; the meaning of a letter depends on the others in the column. */
  readonly readSex: (cell: string) => 1 | 2 | OtherSex | undefined;
  /** The order of first and last name in the column of full names. */
  readonly nameOrder?: NameOrder | undefined;
  /** The column with the last name: `name` when it holds full names. */
  readonly nameField?: 'name' | 'last';
}
