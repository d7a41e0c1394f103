import { createNameMask, type NameMask } from 'shared-domain';

/** A person's name as the lists of a competition have it. */
export interface Person {
  readonly last: string;
  readonly first?: string | undefined;
}

/** Masks one person's full name, also with an initial; the last name alone may be somebody else's. */
export const createPersonMask = ({ last, first }: Person): NameMask =>
  createNameMask([{ last, first, hasUniqueLastName: false }]);
