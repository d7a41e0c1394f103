import type { SentMark } from '../contract/types.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import type { Attempts, VerticalAttempt } from '../performance/attempts.ts';
import { isOut } from '../performance/mark-status.ts';
import { findSeriesMark } from '../ranking/best-from-attempts.ts';
import { formatCanonicalJson } from './fact.ts';

const isSame = (a: unknown, b: unknown): boolean => formatCanonicalJson(a) === formatCanonicalJson(b);

type Attempt = Attempts[number];

/** Attempts by their place in the series: bar and number at that bar (`j` for the jump-off), or number alone. */
function indexByPlace(attempts: Attempts): Map<string, Attempt> {
  const attemptsAtBar = new Map<string, number>();
  return new Map(
    attempts.map((one, at) => {
      if (!('h' in one)) return [String(at), one] as const;
      const bar = `${one.j === true ? 'j' : ''}${one.h}`;
      const attemptNumber = (attemptsAtBar.get(bar) ?? 0) + 1;
      attemptsAtBar.set(bar, attemptNumber);
      return [`${bar} ${attemptNumber}`, one] as const;
    }),
  );
}

function sortAttempts(attempts: readonly Attempt[]): Attempts {
  if (!attempts.some((one) => 'h' in one)) return attempts as Attempts;
  const bars = attempts as readonly VerticalAttempt[];
  const contest = bars.filter(({ j }) => j !== true).toSorted((a, b) => a.h - b.h);
  return [...contest, ...bars.filter(({ j }) => j === true)];
}

/** The series of the facts, except the attempts that the secretariat changed by hand. */
function mergeAttempts(before: Attempts, stored: Attempts, facts: Attempts): Attempts {
  if (stored.length === 0 || isSame(before, stored)) return facts;
  const [attemptsBefore, attemptsStored, attemptsOfFacts] = [
    indexByPlace(before),
    indexByPlace(stored),
    indexByPlace(facts),
  ];
  const places = [...new Set([...attemptsOfFacts.keys(), ...attemptsStored.keys()])];
  const merged = places.flatMap((place) => {
    const [factAttempt, storedAttempt] = [attemptsOfFacts.get(place), attemptsStored.get(place)];
    return (isSame(storedAttempt, attemptsBefore.get(place)) ? factAttempt : storedAttempt) ?? [];
  });
  return sortAttempts(merged);
}

/** Whether a mark does not follow from its attempts: it was typed by hand, or is a status. */
const isTypedMark = ({ prf, attempts = [] }: SentMark, event: EventRef): boolean =>
  [attempts.length > 0, false].every((isOver) => !isSame(prf, findSeriesMark(attempts as Attempts, event, isOver)));

/**
 * A result row with what facts give it now (`facts`), where they gave `before`; what the secretariat typed stays.
 * @returns undefined when the row is deleted
 */
export function mergeRow<R extends SentMark>(
  row: R,
  before: SentMark | undefined,
  facts: SentMark | undefined,
  event: EventRef,
  isOver: boolean,
): (Omit<R, 'attempts'> & SentMark) | R | undefined {
  if (facts === undefined && before === undefined) return row;
  const isEditedByHand =
    before !== undefined && !(isSame(row.prf, before.prf) && isSame(row.attempts ?? [], before.attempts ?? []));
  if (facts === undefined) return isEditedByHand ? row : undefined;
  const attempts = mergeAttempts(
    (before?.attempts ?? []) as Attempts,
    (row.attempts ?? []) as Attempts,
    (facts.attempts ?? []) as Attempts,
  );
  const keepsTypedMark = isEditedByHand && !isSame(row.prf, before?.prf) && isTypedMark(row, event);
  const factMark =
    attempts.length === 0 || isOut(facts.prf)
      ? facts.prf
      : (findSeriesMark(attempts, event, isOver) as SentMark['prf']);
  const { attempts: _, ...rest } = row;
  return {
    ...rest,
    prf: keepsTypedMark ? row.prf : factMark,
    ...(attempts.length === 0 ? {} : { attempts: attempts as NonNullable<SentMark['attempts']> }),
  };
}
