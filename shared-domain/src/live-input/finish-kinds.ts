import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import type { FactOfKind } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';

/** What is read at the finish line: no result before an organiser accepts it. */
export const FINISH_KINDS: readonly string[] = ['time', 'raw', 'lap'];

/**
 * Whether several devices say a kind of fact about one race side by side, so that none of them keeps the others out: two timekeepers, a
 * judge of the order, two lap scorers; and the start of a watch.
 * @example isSharedFact('lap', 'judge') // true
 */
export const isSharedFact = (kind: string, codeKind: AccessCodeKind): boolean =>
  FINISH_KINDS.includes(kind) || (kind === 'start' && codeKind === 'chrono');

/** What was read at the finish line and counts: when, by the device's clock, on which device and with which kind of code. */
export interface FinishFact {
  readonly content: FactOfKind<'time' | 'raw' | 'lap'>;
  readonly at: string;
  readonly device: string;
  readonly by: AccessCodeKind;
}

/** The facts of the finish line among those that count. */
export const listFinishFacts = (facts: readonly CurrentFact[]): readonly FinishFact[] =>
  facts.flatMap(({ content, original: { fact, device, signerKind } }) =>
    content.kind === 'time' || content.kind === 'raw' || content.kind === 'lap'
      ? [{ content, at: fact.at, device, by: signerKind }]
      : [],
  );
