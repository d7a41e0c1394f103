/** Codes of the sexes that are neither male nor female, who are ranked overall only (Q41). */
export const OTHER_SEXES = ['X', 'N', 'NB'] as const;

/** One of `OTHER_SEXES`. */
export type OtherSex = (typeof OTHER_SEXES)[number];

/** Codes of the sexes of persons in uploads and files (Q41). */
export const PERSON_SEXES = ['M', 'F', ...OTHER_SEXES] as const;

/** One of `PERSON_SEXES`. */
export type PersonSex = (typeof PERSON_SEXES)[number];

/** The sex of a person where it is neither male nor female. @example findOtherSex('F') // undefined */
export function findOtherSex(sex: PersonSex | undefined): OtherSex | undefined {
  return OTHER_SEXES.find((other) => other === sex);
}
