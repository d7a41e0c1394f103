import { compareRounds, type RoundLetter } from './round-code.ts';

/** Rounds of a group before this one, earliest first, each once. @example countRoundsPassed(['f', 'h', 's'], 's') // ['h'] */
export function countRoundsPassed(rounds: readonly RoundLetter[], current: RoundLetter): RoundLetter[] {
  return [...new Set(rounds)].filter((round) => compareRounds(round, current) < 0).toSorted(compareRounds);
}

/** The round that comes next in a group; undefined after its last one. @example roundAfter(['f', 'h', 's'], 'h') // 's' */
export function roundAfter(rounds: readonly RoundLetter[], current: RoundLetter): RoundLetter | undefined {
  return rounds.filter((round) => compareRounds(round, current) > 0).toSorted(compareRounds)[0];
}

/**
 * Place of a round among all rounds of its group, from 1, and how many there are: what `findRoundPosition` asks for.
 * @example positionAmong(['h', 's', 'f'], 's') // { position: 2, total: 3 }
 */
export function positionAmong(
  rounds: readonly RoundLetter[],
  current: RoundLetter,
): { position: number; total: number } {
  const all = new Set([...rounds, current]);
  return { position: countRoundsPassed(rounds, current).length + 1, total: all.size };
}
