import { formatWalkCards, parseWalkCards, WALK_PENALTY_OUTCOMES, type WalkCards } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';

type Typed = Readonly<Record<string, string>>;

/** The stored red cards of a row, as they would be typed. */
export const formatTypedCards = ({ result }: Line): string => formatWalkCards(result?.walk?.red ?? []);

/** The red cards of a row and the end of its penalty, typed or stored; undefined without cards, or when they are unreadable. */
export function readWalk(typed: Typed, line: Line): WalkCards | undefined {
  const red = parseWalkCards(typed.cards ?? formatTypedCards(line));
  if (red === undefined || red.length === 0) return undefined;
  const text = typed.penalty ?? line.result?.walk?.penalty ?? '';
  const penalty = WALK_PENALTY_OUTCOMES.find((end) => end === text);
  return penalty === undefined ? { red } : { red, penalty };
}
