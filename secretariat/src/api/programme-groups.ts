import {
  compareRounds,
  type EntryEvent,
  findContestCategories,
  formatTrialGroup,
  isRoundLetter,
  type Language,
  type RoundLetter,
} from 'shared-domain';
import type { ProgrammeTrial } from './programme.ts';

/** An event with its trials in the order they are run. */
export interface ProgrammeGroup {
  readonly oid: string;
  readonly name: string;
  readonly trials: readonly ProgrammeTrial[];
}

const compareTrials = (a: ProgrammeTrial, b: ProgrammeTrial): number =>
  (isRoundLetter(a.round) && isRoundLetter(b.round) ? compareRounds(a.round, b.round) : 0) ||
  a.g0 - b.g0 ||
  a.heat - b.heat;

/** The programme by events, in the order of their first start. */
export function groupByEvent(trials: readonly ProgrammeTrial[], language: Language): ProgrammeGroup[] {
  return [...Map.groupBy(trials, ({ gOID }) => gOID)].map(([oid, groupTrials]) => ({
    oid,
    name: groupTrials[0] === undefined ? '' : formatTrialGroup(groupTrials[0], language),
    trials: groupTrials.toSorted(compareTrials),
  }));
}

/** Whom an event is for: its category, or the categories of its contest; undefined without a trial of its own. */
export function readGroupEvent({ trials }: Pick<ProgrammeGroup, 'trials'>): EntryEvent | undefined {
  const own = trials.filter(({ round }) => round !== 'c');
  return own[0] && { category: own[0].category, categories: findContestCategories(own) };
}

/** Rounds of an event in their order, without the parts of a combined event (`c`). */
export const listRounds = ({ trials }: Pick<ProgrammeGroup, 'trials'>): RoundLetter[] =>
  [...new Set(trials.map(({ round }) => round))]
    .filter((round) => isRoundLetter(round) && round !== 'c')
    .toSorted((a, b) => compareRounds(a, b));

/** The round before another in its event; undefined for the first. */
export const findRoundBefore = (round: RoundLetter, group: Pick<ProgrammeGroup, 'trials'>): RoundLetter | undefined =>
  listRounds(group)
    .filter((one) => compareRounds(one, round) < 0)
    .at(-1);
