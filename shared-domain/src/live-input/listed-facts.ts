import { createFault, type FactFault } from '../contract/fact-faults.ts';
import type { FindRowKey } from './contest-fact.ts';
import { findCurrentId } from './current-fact.ts';
import type { CurrentFact } from './fact-register.ts';
import { FINISH_KINDS } from './finish-kinds.ts';

const hasAthlete = (fact: { row?: string | undefined; bib?: string | undefined; lane?: number | undefined }): boolean =>
  fact.row !== undefined || fact.bib !== undefined || fact.lane !== undefined;

/** Facts without those that name an athlete whom the start list does not have, which are refused. */
export function selectListedFacts(facts: readonly CurrentFact[], findRowKey: FindRowKey) {
  const refusals = new Map<string, FactFault>();
  const listedFacts = facts.filter((one) => {
    const { content } = one;
    if (content.kind === 'check' && !hasAthlete(content)) {
      refusals.set(findCurrentId(one), createFault('not listed', 'check: names nobody of the start list'));
      return false;
    }
    if (
      !('row' in content || 'bib' in content || 'lane' in content) ||
      !hasAthlete(content) ||
      findRowKey(content) !== undefined
    )
      return true;
    // A finish without a known athlete counts; the secretariat decides whose it is.
    if (FINISH_KINDS.includes(content.kind)) return true;
    refusals.set(
      findCurrentId(one),
      createFault('not listed', `${content.kind}: nobody of the start list goes by that`),
    );
    return false;
  });
  return { listedFacts, refusals };
}
