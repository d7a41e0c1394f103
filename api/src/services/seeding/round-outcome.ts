import { MARK_STATUS, type RoundRule } from 'shared-domain';
import type { QualificationAnswer } from 'shared-domain/contract';
import { findRoundRule, type QualifiedRound, qualifyRound, type RowVerdict } from '../writing/qualify-round.ts';
import type { Round, RoundHeat } from '../writing/round.ts';

type HeatResult = RoundHeat['results'][number];

/** What becomes of one who has a result in a round. */
export interface RowOutcome {
  readonly key: string;
  readonly heat: RoundHeat;
  readonly result: HeatResult;
  /** The code by which they go on (Q, q, qR …); undefined, they do not. */
  readonly code: string | undefined;
  readonly hasWithdrawn: boolean;
  /** By withdrawing or by the officials' word: a reserve may take the place. */
  readonly hasLeft: boolean;
}

/** Who goes on from a round, and who says so. */
export interface RoundOutcome {
  readonly decidedBy: QualificationAnswer['decidedBy'];
  readonly rule: RoundRule | undefined;
  readonly qualified: QualifiedRound;
  readonly rows: readonly RowOutcome[];
}

/** The round as it would be under another rule. */
const withRule = (round: Round, qualifying: RoundRule): Round => ({
  ...round,
  heats: round.heats.map((heat) => ({ ...heat, dets: { ...heat.dets, qualifying } })),
});

const hasSentCodes = (heats: readonly RoundHeat[]): boolean =>
  heats.some(({ results }) => results.some(({ sent }) => sent.qualified !== undefined));

/** Officials and the rule decide, unless results came with codes of their own and no official has spoken. */
function findDecider({ heats, acts }: Round, rule: RoundRule | undefined): RoundOutcome['decidedBy'] {
  if (acts.length === 0 && hasSentCodes(heats)) return 'sender';
  const isDecided = acts.some(({ kind }) => kind === 'decision' || kind === 'draw');
  return rule === undefined && !isDecided ? 'nobody' : 'rule';
}

/** The code that a row was sent with, which a later disqualification takes away, else what the rule says. */
function findSentCode({ sent, row }: HeatResult, byRule: string | undefined): string | undefined {
  if (row.prf.st === MARK_STATUS.dq) return undefined;
  return sent.qualified ?? byRule;
}

/**
 * Who goes on from a round.
 * @param asked a rule to be tried in the place of the round's own
 */
export function readOutcome(round: Round, asked?: RoundRule): RoundOutcome {
  const judged = asked === undefined ? round : withRule(round, asked);
  const rule = findRoundRule(judged);
  const decidedBy = asked === undefined ? findDecider(round, rule) : 'rule';
  const qualified = qualifyRound(judged);
  const rows = judged.heats.flatMap((heat, at) =>
    heat.results.map((result) => {
      const verdict: RowVerdict | undefined = qualified.heats[at]?.get(result.key);
      const byRule = rule === undefined && round.acts.length === 0 ? undefined : verdict?.qualifiedCode;
      const code = decidedBy === 'sender' ? findSentCode(result, byRule) : byRule;
      const { hasWithdrawn = false, isTakenOut = false } = verdict ?? {};
      return { key: result.key, heat, result, code, hasWithdrawn, hasLeft: hasWithdrawn || isTakenOut };
    }),
  );
  return { decidedBy, rule, qualified, rows };
}
