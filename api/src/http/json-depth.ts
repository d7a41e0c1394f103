import { sliceInTurns } from '../store/take-turns.ts';

/** Lists and objects within one another; no body of ours has more than eight. */
export const DEEPEST = 32;

/** Whether a value goes deeper; it is walked without recursion, whatever was sent. */
export async function isDeeperThan(value: unknown, deepest: number): Promise<boolean> {
  let level: object[] = isObject(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    const below: object[] = [];
    await sliceInTurns(level, (slice) => {
      for (const one of slice) for (const child of Object.values(one)) if (isObject(child)) below.push(child);
    });
    level = below;
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
