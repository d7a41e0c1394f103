import { judgeFalseStarts, type RaceStarts, type StartOptions } from './false-start.ts';
import type { RefusedFact } from './refused-fact.ts';

/** Cards of a starter after a recall: nobody's fault, a warning, a disqualification. */
export const RECALL_CARDS = ['green', 'yellow', 'red'] as const;
/** One of `RECALL_CARDS`. */
export type RecallCard = (typeof RECALL_CARDS)[number];

/** Rule of a warning of conduct at the start, and of the disqualification by the second one. */
export const START_CONDUCT_RULE = 'TR16.5';

/** A start that was recalled, with the card that the starter showed; athletes by any key. */
export interface Recall {
  readonly athletes: readonly string[];
  readonly card: RecallCard;
  /** A red card that is none of a false start: it disqualifies by another rule. */
  readonly isConduct?: boolean;
}

/** Why a recall is not accepted. */
export const RECALL_REFUSALS = ['nobody named', 'field not warned', 'already disqualified'] as const;
/** One of `RECALL_REFUSALS`. */
export type RecallRefusal = (typeof RECALL_REFUSALS)[number];

/** Outcome of the recalls of one race. */
export interface RaceRecalls extends Omit<RaceStarts, 'refused'> {
  /** Athletes who were warned of their conduct, once for each card. */
  readonly conduct: readonly string[];
  readonly refused: readonly RefusedFact<RecallRefusal>[];
}

function findRefusal(
  { athletes, card, isConduct = false }: Recall,
  { fieldWarned, disqualified }: Pick<RaceStarts, 'fieldWarned' | 'disqualified'>,
  isCombined: boolean,
) {
  if (card === 'green') return undefined;
  if (athletes.length === 0) return 'nobody named';
  if (athletes.some((athlete) => disqualified.includes(athlete))) return 'already disqualified';
  return card === 'red' && !isConduct && isCombined && !fieldWarned ? 'field not warned' : undefined;
}

/**
 * What the recalls of one race mean (TR 16.8): a red card is a false start and disqualifies; in a combined event the first false start is a
 * yellow card that warns the whole field, and no red one comes before it. Any other yellow card warns of conduct (TR 16.5), and a red one of
 * conduct disqualifies without being a false start; a green one is nobody's fault. A recall that the rules do not allow is refused as a whole.
 * @example judgeRecalls([{ athletes: ['7'], card: 'red' }]).disqualified // ['7']
 */
export function judgeRecalls(recalls: readonly Recall[], { combined = false }: StartOptions = {}): RaceRecalls {
  const refused: RaceRecalls['refused'][number][] = [];
  const conduct: string[] = [];
  const excluded: string[] = [];
  const falseStarts: { readonly athletes: readonly string[] }[] = [];
  let starts = judgeFalseStarts(falseStarts, { combined });
  recalls.forEach((recall, index) => {
    const { athletes, card, isConduct = false } = recall;
    const disqualified = [...starts.disqualified, ...excluded];
    const reason = findRefusal(recall, { ...starts, disqualified }, combined);
    if (reason !== undefined) {
      refused.push({ index, reason });
      return;
    }
    if (card === 'red' && isConduct) {
      excluded.push(...new Set(athletes));
      return;
    }
    const isFalseStart = card === 'red' || (card === 'yellow' && combined && !starts.fieldWarned);
    if (card === 'yellow' && !isFalseStart) conduct.push(...athletes);
    falseStarts.push({ athletes: isFalseStart ? athletes : [] });
    starts = judgeFalseStarts(falseStarts, { combined });
  });
  return { ...starts, disqualified: [...starts.disqualified, ...excluded], conduct, refused };
}
