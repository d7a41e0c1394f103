import { compareRounds, isRoundLetter, type RoundLetter } from 'shared-domain';
import type { PickGroup } from '../picked-lists.ts';

/** Rounds of an event in their order, parts of a combined event apart. */
const listRounds = ({ trials }: PickGroup): RoundLetter[] =>
  [...new Set(trials.map(({ round }) => round))]
    .filter((round) => isRoundLetter(round) && round !== 'c')
    .toSorted((a, b) => compareRounds(a, b));

const hasResults = ({ trials }: PickGroup, round: RoundLetter): boolean =>
  trials.some((trial) => trial.round === round && trial.results > 0);

/** The round before another in its event; undefined for the first. */
export const findRoundBefore = (round: RoundLetter, group: PickGroup): RoundLetter | undefined =>
  listRounds(group)
    .filter((one) => compareRounds(one, round) < 0)
    .at(-1);

/** The round of an event that is drawn next: the first without results; its last where all have some. */
export function findRoundToDraw(group: PickGroup): RoundLetter | undefined {
  const rounds = listRounds(group);
  return rounds.find((round) => !hasResults(group, round)) ?? rounds.at(-1);
}

/**
 * Whose qualifiers a round is drawn from: those of the round before. Undefined for a first round, and for one that has its entries
 * while nobody has run yet.
 */
export function findSource(round: RoundLetter, group: PickGroup): RoundLetter | undefined {
  const before = findRoundBefore(round, group);
  if (before === undefined || hasResults(group, before)) return before;
  return group.trials.some((trial) => trial.round === round && trial.starts > 0) ? undefined : before;
}
