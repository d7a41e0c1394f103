import {
  listReserves,
  MARK_STATUS,
  type QualifyingDecision,
  type QualifyingHeat,
  qualify,
  type Reserve,
  type RoundRule,
  type RowQualification,
  readRoundRule,
  type TieReason,
} from 'shared-domain';
import { parseActBody } from '../sheets/acts.ts';
import type { Round, RoundHeat } from './round.ts';

/** Whether an athlete qualifies and by which code (Q, q, qR …), and whether later results may change that. */
export interface RowVerdict {
  readonly qualifiedCode: string | undefined;
  readonly isCertain: boolean;
  readonly hasWithdrawn: boolean;
  /** Whether officials removed the athlete (`out`). */
  readonly isTakenOut: boolean;
  readonly why: RowQualification['why'];
}

/** Who qualifies from a round, by the rules and by the officials' decisions. */
export interface QualifiedRound {
  /** By row key, heat by heat. */
  readonly heats: readonly ReadonlyMap<string, RowVerdict>[];
  readonly openTies: readonly TieReason[];
  readonly reserves: readonly Reserve[];
  /** Decisions about an unknown row, or about a tie that does not exist. */
  readonly refused: readonly QualifyingDecision[];
}

const NO_MARK = { st: MARK_STATUS.dash };

function buildHeat({ trial, dets, starts, results, hasPublishedResults }: RoundHeat): QualifyingHeat {
  if (!hasPublishedResults || results.length === 0) {
    return { number: trial.heat, complete: false, rows: starts.map(({ key }) => ({ id: key, prf: NO_MARK })) };
  }
  return {
    number: trial.heat,
    complete: true,
    hand: dets.hand === true,
    rows: results.map(({ key, sent, row }) => ({
      id: key,
      prf: row.prf,
      attempts: row.attempts,
      category: row.category,
      rank: sent.rank,
      standing: sent.standing ?? row.standing,
      // A judge's rank that replaces the computed one.
      judgedPlace: row.override === undefined ? undefined : row.rank,
    })),
  };
}

/** The rule of a round: that of its first heat that has one. */
export const findRoundRule = ({ heats }: Pick<Round, 'heats'>): RoundRule | undefined =>
  heats.find(({ dets }) => dets.qualifying !== undefined)?.dets.qualifying;

/** Decisions that the rules apply: lots, and qualification by the referee (qR) or the jury (qJ). */
function listRuleDecisions({ acts }: Round): QualifyingDecision[] {
  return acts.flatMap((act): QualifyingDecision[] => {
    const draw = parseActBody(act, 'draw');
    if (draw !== undefined) return [{ code: 'qD', tied: draw.tied, chosen: draw.chosen, by: draw.by }];
    const decision = parseActBody(act, 'decision');
    if (act.row === null || (decision?.code !== 'qR' && decision?.code !== 'qJ')) return [];
    const { code, by, why } = decision;
    return [{ code, id: act.row, ...(by === undefined ? {} : { by }), ...(why === undefined ? {} : { reason: why }) }];
  });
}

/**
 * The last code that an official gave, by row. Q and q replace the code of the rules, `out` removes it, `withdrawn` keeps it and marks
 * the row; the rules apply qR and qJ.
 */
function mapOverrides({ acts }: Round): ReadonlyMap<string, string> {
  return new Map(
    acts.flatMap((act) => {
      const code = parseActBody(act, 'decision')?.code;
      return act.row === null || code === undefined ? [] : [[act.row, code] as const];
    }),
  );
}

function buildVerdict({ qualified, certain, why }: RowQualification, override: string | undefined): RowVerdict {
  // A code that a heat without results may still change is not shown; one that an official gave (qR, qJ) is.
  const qualifiedCode = certain || qualified === override ? qualified : undefined;
  const byRules = { qualifiedCode, isCertain: certain, hasWithdrawn: false, isTakenOut: false, why };
  if (override === 'Q' || override === 'q') return { ...byRules, qualifiedCode: override, isCertain: true };
  if (override === 'out') return { ...byRules, qualifiedCode: undefined, isCertain: true, isTakenOut: true };
  return { ...byRules, hasWithdrawn: override === 'withdrawn' };
}

/** Computes who qualifies from a round. */
export function qualifyRound(round: Round): QualifiedRound {
  const rule = { ...readRoundRule(findRoundRule(round) ?? {}, round.event), decisions: listRuleDecisions(round) };
  const qualification = qualify(round.heats.map(buildHeat), round.event, rule);
  const overrides = mapOverrides(round);
  const heats = qualification.heats.map(
    (rows) => new Map(rows.map((row) => [row.id, buildVerdict(row, overrides.get(row.id))])),
  );
  const isAwarded = (id: string) => ['Q', 'q', 'qR', 'qJ'].includes(overrides.get(id) ?? '');
  // Hand times beside electronic ones are decided once officials have named as many as there are places (TR 20.8).
  const isOpen = ({ needs, tied, spots }: TieReason) => needs !== 'method' || tied.filter(isAwarded).length < spots;
  // An athlete qualified by a decision or withdrawn. `out` only removes a code: an athlete without one stays a reserve.
  const cannotBeReserve = (id: string) => ['withdrawn', 'Q', 'q'].includes(overrides.get(id) ?? '');
  return {
    heats,
    openTies: qualification.openTies.filter(isOpen),
    reserves: listReserves(qualification).filter(({ id }) => !cannotBeReserve(id)),
    refused: qualification.refused,
  };
}
