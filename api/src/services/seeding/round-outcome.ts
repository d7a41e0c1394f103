import { MARK_STATUS, type RoundRule } from 'shared-domain';
import type { QualificationAnswer } from 'shared-domain/contract';
import { findRoundRule, type QualifiedRound, qualifyRound, type RowVerdict } from '../writing/qualify-round.ts';
import type { Round, RoundHeat } from '../writing/round.ts';

type HeatResult = RoundHeat['results'][number];

/** Whether an athlete with a result in a round qualifies. */
interface RowOutcome {
  readonly key: string;
  readonly heat: RoundHeat;
  readonly result: HeatResult;
  /** The code by which they qualify (Q, q, qR …); undefined where they do not. */
  readonly code: string | undefined;
  readonly hasWithdrawn: boolean;
  /** Whether they withdrew or officials removed them, so that a reserve may take the place. */
  readonly hasLeft: boolean;
}

/** Who qualifies from a round, and by whose decision. */
export interface RoundOutcome {
  readonly decidedBy: QualificationAnswer['decidedBy'];
  readonly rule: RoundRule | undefined;
  readonly qualified: QualifiedRound;
  readonly rows: readonly RowOutcome[];
}

/** The round with another rule. */
const replaceRule = (round: Round, qualifying: RoundRule): Round => ({
  ...round,
  heats: round.heats.map((heat) => ({ ...heat, dets: { ...heat.dets, qualifying } })),
});

const hasSentCodes = (heats: readonly RoundHeat[]): boolean =>
  heats.some(({ results }) => results.some(({ sent }) => sent.qualified !== undefined));

/** The rule and the officials decide, unless results were sent with codes and no official has decided anything. */
function findDecider({ heats, acts }: Round, rule: RoundRule | undefined): RoundOutcome['decidedBy'] {
  if (acts.length === 0 && hasSentCodes(heats)) return 'sender';
  const isDecided = acts.some(({ kind }) => kind === 'decision' || kind === 'draw');
  return rule === undefined && !isDecided ? 'nobody' : 'rule';
}

/** The code that a row was sent with, else that of the rule; none after a disqualification. */
function findSentCode({ sent, row }: HeatResult, computedCode: string | undefined): string | undefined {
  if (row.prf.st === MARK_STATUS.dq) return undefined;
  return sent.qualified ?? computedCode;
}

/**
 * Who qualifies from a round.
 * @param testedRule a rule to be tried instead of the round's own
 */
export function readOutcome(round: Round, testedRule?: RoundRule): RoundOutcome {
  const testedRound = testedRule === undefined ? round : replaceRule(round, testedRule);
  const rule = findRoundRule(testedRound);
  const decidedBy = testedRule === undefined ? findDecider(round, rule) : 'rule';
  const qualified = qualifyRound(testedRound);
  const rows = testedRound.heats.flatMap((heat, at) =>
    heat.results.map((result) => {
      const verdict: RowVerdict | undefined = qualified.heats[at]?.get(result.key);
      const computedCode = rule === undefined && round.acts.length === 0 ? undefined : verdict?.qualifiedCode;
      const code = decidedBy === 'sender' ? findSentCode(result, computedCode) : computedCode;
      const { hasWithdrawn = false, isTakenOut = false } = verdict ?? {};
      return { key: result.key, heat, result, code, hasWithdrawn, hasLeft: hasWithdrawn || isTakenOut };
    }),
  );
  return { decidedBy, rule, qualified, rows };
}
