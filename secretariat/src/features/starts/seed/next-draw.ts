import type { RoundLetter } from 'shared-domain';
import { findRoundBefore, listRounds } from '../../../api/programme-groups.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';

const hasResults = ({ trials }: ProgrammeGroup, round: RoundLetter): boolean =>
  trials.some((trial) => trial.round === round && trial.results > 0);

/** The round to draw next: the first without results, else the last. */
export function findRoundToDraw(group: ProgrammeGroup): RoundLetter | undefined {
  const rounds = listRounds(group);
  return rounds.find((round) => !hasResults(group, round)) ?? rounds.at(-1);
}

/**
 * The round whose qualifiers are drawn: the previous one. Undefined for the first round, and for a round that already has starts
 * while the previous one has no results.
 */
export function findSourceRound(round: RoundLetter, group: ProgrammeGroup): RoundLetter | undefined {
  const previousRound = findRoundBefore(round, group);
  if (previousRound === undefined || hasResults(group, previousRound)) return previousRound;
  return group.trials.some((trial) => trial.round === round && trial.starts > 0) ? undefined : previousRound;
}
