import { createNameMask, type MaskedName, type NameMask } from 'shared-domain';

/** A person's name as the lists of a competition have it. */
export interface Person {
  readonly last: string;
  readonly first?: string | undefined;
}

/** Their full name, also with an initial; the last name alone may be somebody else's. */
export const readErasedName = ({ last, first }: Person): MaskedName => ({ last, first, hasUniqueLastName: false });

export const createPersonMask = (person: Person): NameMask => createNameMask([readErasedName(person)]);
