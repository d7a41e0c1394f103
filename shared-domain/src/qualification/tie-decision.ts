import type { QualifyingDecision, TieChoice } from './qualification.ts';
import type { TieNeed, TieReason } from './qualification-reason.ts';

/** Lots drawn among tied athletes. */
export type DrawnLots = Extract<QualifyingDecision, { code: 'qD' }>;

/** A tie for the last places; `needs`: set where more must be known to tell whether the athletes really tie. */
interface LastPlaceTie extends Pick<TieReason, 'on' | 'mark' | 'spots' | 'tied'> {
  readonly needs: TieNeed | undefined;
}

/** A tie with its outcome, and the lots that decided it, if any. */
export interface DecidedTie {
  readonly reason: TieReason;
  readonly lots?: DrawnLots;
}

function isDrawOfTie({ tied, chosen }: DrawnLots, tie: LastPlaceTie): boolean {
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
 * Resolves a tie for the last places (TR 21.2): lots drawn among exactly these athletes decide. Without lots all qualify where
 * the tie is real and the rule does not require a draw; otherwise it stays open.
 */
export function decideTie(tie: LastPlaceTie, choice: TieChoice, draws: readonly DrawnLots[]): DecidedTie {
  const { on, mark, spots } = tie;
  const tieReason = { by: 'tie', on, mark, spots, tied: tie.tied.toSorted() } as const;
  const lots = draws.find((draw) => isDrawOfTie(draw, tie));
  if (lots) return { reason: { ...tieReason, outcome: 'drawn', drawnBy: lots.by }, lots };
  if (tie.needs) return { reason: { ...tieReason, outcome: 'open', needs: tie.needs } };
  return {
    reason: choice === 'draw' ? { ...tieReason, outcome: 'open', needs: 'draw' } : { ...tieReason, outcome: 'all' },
  };
}
