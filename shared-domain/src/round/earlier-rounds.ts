import { compareRounds, type RoundLetter } from './round-code.ts';

/** Rounds of a group before this one, earliest first, each once. @example listEarlierRounds(['f', 'h', 's'], 's') // ['h'] */
export function listEarlierRounds(rounds: readonly RoundLetter[], current: RoundLetter): RoundLetter[] {
  return [...new Set(rounds)].filter((round) => compareRounds(round, current) < 0).toSorted(compareRounds);
}

/** The round that comes next in a group; undefined after its last one. @example findNextRound(['f', 'h', 's'], 'h') // 's' */
export function findNextRound(rounds: readonly RoundLetter[], current: RoundLetter): RoundLetter | undefined {
  return rounds.filter((round) => compareRounds(round, current) > 0).toSorted(compareRounds)[0];
}

/**
 * Position of a round among all rounds of its group, from 1, and their number, as `findRoundPosition` takes them.
 * @example locateRound(['h', 's', 'f'], 's') // { position: 2, total: 3 }
 */
export function locateRound(rounds: readonly RoundLetter[], current: RoundLetter): { position: number; total: number } {
  const all = new Set([...rounds, current]);
  return { position: listEarlierRounds(rounds, current).length + 1, total: all.size };
}
