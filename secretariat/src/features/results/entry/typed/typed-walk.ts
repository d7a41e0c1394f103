import { formatWalkCards, parseWalkCards, WALK_PENALTY_ENDS, type WalkCards } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';

type Typed = Readonly<Record<string, string>>;

/** The red cards of a row as they are typed. */
export const walkText = ({ result }: Line): string => formatWalkCards(result?.walk?.red ?? []);

/** The red cards of a row and what became of its penalty, typed or stored; undefined without any, or where they cannot be read. */
export function readWalk(typed: Typed, line: Line): WalkCards | undefined {
  const red = parseWalkCards(typed.cards ?? walkText(line));
  if (red === undefined || red.length === 0) return undefined;
  const text = typed.penalty ?? line.result?.walk?.penalty ?? '';
  const penalty = WALK_PENALTY_ENDS.find((end) => end === text);
  return penalty === undefined ? { red } : { red, penalty };
}
