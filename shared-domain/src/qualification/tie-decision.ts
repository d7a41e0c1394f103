import type { QualifyingDecision, TieChoice } from './qualification.ts';
import type { TieNeed, TieReason } from './qualification-reason.ts';

/** Lots that were drawn among athletes who tie. */
export type LotsDrawn = Extract<QualifyingDecision, { code: 'qD' }>;

/** A tie for the last places: `needs` when the marks alone do not even tell whether it is one. */
interface TieFound extends Pick<TieReason, 'on' | 'mark' | 'spots' | 'tied'> {
  readonly needs: TieNeed | undefined;
}

/** A tie with what became of it, and whose lots were good. */
export interface TieDecided {
  readonly reason: TieReason;
  readonly lots?: LotsDrawn;
}

function speaksOf({ tied, chosen }: LotsDrawn, tie: TieFound): boolean {
  const athletes = new Set(tied);
  const winners = new Set(chosen);
  return (
    athletes.size === tie.tied.length &&
    tie.tied.every((id) => athletes.has(id)) &&
    winners.size === tie.spots &&
    chosen.every((id) => athletes.has(id))
  );
}

/**
 * What becomes of a tie for the last places (TR 21.2): lots that an official drew among exactly these athletes decide;
 * without them all go on when the tie is real and nothing else was asked for; else it stays open, nobody is picked.
 */
export function decideTie(tie: TieFound, choice: TieChoice, draws: readonly LotsDrawn[]): TieDecided {
  const { on, mark, spots } = tie;
  const facts = { by: 'tie', on, mark, spots, tied: tie.tied.toSorted() } as const;
  const lots = draws.find((draw) => speaksOf(draw, tie));
  if (lots) return { reason: { ...facts, outcome: 'drawn', drawnBy: lots.by }, lots };
  if (tie.needs) return { reason: { ...facts, outcome: 'open', needs: tie.needs } };
  return { reason: choice === 'draw' ? { ...facts, outcome: 'open', needs: 'draw' } : { ...facts, outcome: 'all' } };
}
