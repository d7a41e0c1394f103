import type { Trial } from 'shared-domain/contract';

/** A trial whose results are known is behind its athletes; one that is cancelled too. */
const OVER: readonly number[] = [10, 15, 40, 50];

export const isToCome = ({ status }: Pick<Trial, 'status'>): boolean => !OVER.includes(status);
