import {
  isFieldEvent,
  listReserves,
  MARK_STATUS,
  type QualifyingDecision,
  type QualifyingHeat,
  type QualifyingRule,
  qualify,
  type Reserve,
  type RowQualification,
  type TieReason,
} from 'shared-domain';
import { parseActBody } from '../sheets/acts.ts';
import type { Round, RoundHeat } from './round.ts';

/** Whether a row goes on and how, whether that is certain, and whether the athlete withdrew. */
export interface Verdict {
  readonly code: string | undefined;
  readonly certain: boolean;
  readonly withdrawn: boolean;
  readonly why: RowQualification['why'];
}

/** Who goes on from a round: by the rules, and by what officials decided. */
interface QualifiedRound {
  /** By row key, heat by heat. */
  readonly heats: readonly ReadonlyMap<string, Verdict>[];
  readonly openTies: readonly TieReason[];
  readonly reserves: readonly Reserve[];
  /** Decisions about an unknown row, or about a tie that does not exist. */
  readonly refused: readonly QualifyingDecision[];
}

const NO_MARK = { st: MARK_STATUS.dash };

function buildHeat({ trial, starts, results, isDecided: complete }: RoundHeat): QualifyingHeat {
  if (!complete || results.length === 0) {
    return { number: trial.heat, complete: false, rows: starts.map(({ key }) => ({ id: key, prf: NO_MARK })) };
  }
  return {
    number: trial.heat,
    complete: true,
    rows: results.map(({ key, sent, row }) => ({
      id: key,
      prf: row.prf,
      attempts: row.attempts,
      category: row.category,
      rank: sent.rank,
      standing: sent.standing,
      judged: row.override === undefined ? undefined : row.rank,
    })),
  };
}

function findRule({ heats, event }: Round): QualifyingRule {
  const rule = heats.find(({ dets }) => dets.qualifying !== undefined)?.dets.qualifying ?? {};
  const { places = 0, times = 0, standard } = rule;
  if (!isFieldEvent(event.g0)) return { places, times };
  return { ...(standard === undefined ? {} : { standard }), ...(places > 0 ? { wanted: places } : {}) };
}

function listDecisions({ acts }: Round): QualifyingDecision[] {
  return acts.flatMap((act): QualifyingDecision[] => {
    const draw = parseActBody(act, 'draw');
    if (draw !== undefined) return [{ code: 'qD', tied: draw.tied, chosen: draw.chosen, by: draw.by }];
    const decision = parseActBody(act, 'decision');
    if (act.row === null || (decision?.code !== 'qR' && decision?.code !== 'qJ')) return [];
    const { code, by, why } = decision;
    return [{ code, id: act.row, ...(by === undefined ? {} : { by }), ...(why === undefined ? {} : { reason: why }) }];
  });
}

/** Codes that a judge gave, by row, which override the rules; `out` removes the row's code, `withdrawn` leaves it. */
function listDecided({ acts }: Round): ReadonlyMap<string, string> {
  return new Map(
    acts.flatMap((act) => {
      const code = parseActBody(act, 'decision')?.code;
      return act.row === null || code === undefined ? [] : [[act.row, code] as const];
    }),
  );
}

function buildVerdict({ qualified, certain, why }: RowQualification, decided: string | undefined): Verdict {
  const ruled = { code: certain || qualified === decided ? qualified : undefined, certain, why };
  if (decided === 'Q' || decided === 'q') return { ...ruled, code: decided, certain: true, withdrawn: false };
  if (decided === 'out') return { ...ruled, code: undefined, certain: true, withdrawn: false };
  return { ...ruled, withdrawn: decided === 'withdrawn' };
}

/** Whether the round has a rule of qualification. */
export const hasRule = ({ heats }: Round): boolean => heats.some(({ dets }) => dets.qualifying !== undefined);

/** Who goes on from a round. */
export function qualifyRound(round: Round): QualifiedRound {
  const rule = { ...findRule(round), decisions: listDecisions(round) };
  const ruled = qualify(round.heats.map(buildHeat), round.event, rule);
  const decided = listDecided(round);
  const heats = ruled.heats.map((rows) => new Map(rows.map((row) => [row.id, buildVerdict(row, decided.get(row.id))])));
  const isOut = (id: string) => ['withdrawn', 'Q', 'q'].includes(decided.get(id) ?? '');
  return {
    heats,
    openTies: ruled.openTies,
    reserves: listReserves(ruled).filter(({ id }) => !isOut(id)),
    refused: ruled.refused,
  };
}
