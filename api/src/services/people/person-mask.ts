import { createNameMask, foldText, type NameMask } from 'shared-domain';

/** Somebody as a competition's lists say the name. */
export interface Person {
  readonly last: string;
  readonly first?: string | undefined;
}

/** A mask for one person by the whole name, an initial too: others may bear the last name. */
export const createPersonMask = ({ last, first }: Person): NameMask =>
  createNameMask([{ last, first, isAlone: false }]);

/** The last name, as texts are looked through for it. */
export const foldSurname = ({ last }: Person): string => foldText(last);
