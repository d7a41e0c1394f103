import type { EventRef } from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';

/** What a list needs to know of its trial: a result list and a trial of the programme both say it. */
export type ListTrial = Pick<
  Trial,
  | 'oid'
  | 'chOID'
  | 'gOID'
  | 'group'
  | 'name'
  | 'status'
  | 'date'
  | 'dets'
  | 'g0'
  | 'g1'
  | 'category'
  | 'round'
  | 'heat'
  | 'heats'
>;

type Kind = Challenge['kind'] | undefined;

const OUTSIDE: readonly Kind[] = ['road', 'cross', 'trail'];

/** A trial's event; a competition on the road or indoors makes its events so even where their variant does not say it. */
export const eventOf = (trial: Pick<ListTrial, 'g0' | 'g1'> & { dets?: Trial['dets'] }, kind?: Kind): EventRef => ({
  g0: trial.g0,
  g1: trial.g1,
  hand: trial.dets?.hand,
  ...(OUTSIDE.includes(kind) && { road: true }),
  ...(kind === 'indoor' && { indoor: true }),
});

/**
 * Medals are for a final that is one race or one competition, once it is over: heats of a timed final crown nobody alone,
 * and a place that may still change is no medal.
 */
export const crowns = ({ round, heats, status }: Pick<ListTrial, 'round' | 'heats' | 'status'>): boolean =>
  round === 'f' && heats <= 1 && status !== 5;
