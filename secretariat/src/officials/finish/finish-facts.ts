import { MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import { shiftPlaces } from 'shared-domain/live-input';
import type { WriteFact } from '../log/fact-log.ts';
import type { PlaceFact } from './read-finish.ts';

const drop = <T>(value: T | undefined, name: string) => (value === undefined ? {} : { [name]: value });

/** The facts of a finish. */
export const createFinishFacts = (trialOID: string) => {
  const timeOf = ({ place, v, error, doubt }: Omit<PlaceFact, 'id'>) => ({
    kind: 'time' as const,
    place,
    v: v ?? 1,
    hand: true,
    ...drop(error, 'error'),
    ...(doubt === true ? { doubt } : {}),
  });
  const orderOf = ({ place, row }: Omit<PlaceFact, 'id'>) => ({
    kind: 'raw' as const,
    st: MARK_STATUS.mark,
    place,
    ...drop(row, 'row'),
  });
  const contentOf = (fact: Omit<PlaceFact, 'id'>) => (fact.v === undefined ? orderOf(fact) : timeOf(fact));
  const replace =
    (fact: PlaceFact): WriteFact =>
    (makeId) => ({ kind: 'correction', trialOID, replaces: fact.id, with: [{ id: makeId(), ...contentOf(fact) }] });
  const remove =
    (replaces: string): WriteFact =>
    () => ({ kind: 'correction', trialOID, replaces, with: [] });
  return {
    start:
      (error: number | undefined): WriteFact =>
      () => ({ kind: 'start', trialOID, ...drop(error === undefined ? undefined : Math.round(error), 'error') }),
    time:
      (fact: Omit<PlaceFact, 'id'>): WriteFact =>
      () => ({ trialOID, ...timeOf(fact) }),
    order:
      (fact: Omit<PlaceFact, 'id'>): WriteFact =>
      () => ({ trialOID, ...orderOf(fact) }),
    replace,
    remove,
    /** Leaves the place free: one was missed there. The last ones move first, so that no two are ever at one place. */
    missed: (facts: readonly PlaceFact[], from: number): readonly WriteFact[] =>
      shiftPlaces(facts, from, 1).toReversed().map(replace),
    /** Takes the one at a place away: it was one too many. */
    extra: (facts: readonly PlaceFact[], from: number): readonly WriteFact[] => [
      ...facts.filter(({ place }) => place === from).map(({ id }) => remove(id)),
      ...shiftPlaces(facts, from, -1).map(replace),
    ],
    finished: (): WriteFact => () => ({ kind: 'status', trialOID, status: TRIAL_STATUS.finished }),
  };
};
