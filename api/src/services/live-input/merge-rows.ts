import { type Attempts, type EventRef, findSeriesMark, isOut, type VerticalAttempt } from 'shared-domain';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import { canonicalText } from './fact.ts';

/** What facts say of one row. */
export type FactRow = Pick<SentResult, 'attempts' | 'prf'>;

const isSame = (a: unknown, b: unknown): boolean => canonicalText(a) === canonicalText(b);

type Attempt = Attempts[number];

/** Where an attempt stands in its series: at a bar, in the contest or its jump-off, or by its number. */
function indexByPlace(attempts: Attempts): Map<string, Attempt> {
  const seen = new Map<string, number>();
  return new Map(
    attempts.map((one, at) => {
      if (!('h' in one)) return [String(at), one] as const;
      const bar = `${one.j === true ? 'j' : ''}${one.h}`;
      const times = (seen.get(bar) ?? 0) + 1;
      seen.set(bar, times);
      return [`${bar} ${times}`, one] as const;
    }),
  );
}

function sortAttempts(attempts: readonly Attempt[]): Attempts {
  if (!attempts.some((one) => 'h' in one)) return attempts as Attempts;
  const bars = attempts as readonly VerticalAttempt[];
  const contest = bars.filter(({ j }) => j !== true).toSorted((a, b) => a.h - b.h);
  return [...contest, ...bars.filter(({ j }) => j === true)];
}

/** A series as facts have it, but for what the secretariat changed in it by hand: that stands. */
function mergeAttempts(before: Attempts, now: Attempts, facts: Attempts): Attempts {
  if (now.length === 0 || isSame(before, now)) return facts;
  const [attemptsBefore, attemptsStored, attemptsNow] = [indexByPlace(before), indexByPlace(now), indexByPlace(facts)];
  const places = [...new Set([...attemptsNow.keys(), ...attemptsStored.keys()])];
  const merged = places.flatMap((place) => {
    const [own, theirs] = [attemptsNow.get(place), attemptsStored.get(place)];
    return (isSame(theirs, attemptsBefore.get(place)) ? own : theirs) ?? [];
  });
  return sortAttempts(merged);
}

/** A mark that stands for itself: typed by hand, or a word. */
const isTypedMark = ({ prf, attempts = [] }: FactRow, event: EventRef): boolean =>
  [attempts.length > 0, false].every((over) => !isSame(prf, findSeriesMark(attempts as Attempts, event, over)));

/**
 * A result row after what facts say of it now (`facts`) and said before (`before`). What the secretariat wrote beside them
 * stands; undefined, the row goes.
 */
export function mergeRow(
  row: SentResult,
  before: FactRow | undefined,
  facts: FactRow | undefined,
  event: EventRef,
  over: boolean,
): SentResult | undefined {
  if (facts === undefined && before === undefined) return row;
  const isEditedByHand =
    before !== undefined && !(isSame(row.prf, before.prf) && isSame(row.attempts ?? [], before.attempts ?? []));
  if (facts === undefined) return isEditedByHand ? row : undefined;
  const attempts = mergeAttempts(
    (before?.attempts ?? []) as Attempts,
    (row.attempts ?? []) as Attempts,
    (facts.attempts ?? []) as Attempts,
  );
  const staysByHand = isEditedByHand && !isSame(row.prf, before?.prf) && isTypedMark(row, event);
  const own =
    attempts.length === 0 || isOut(facts.prf)
      ? facts.prf
      : (findSeriesMark(attempts, event, over) as SentResult['prf']);
  const { attempts: _, ...rest } = row;
  return {
    ...rest,
    prf: staysByHand ? row.prf : own,
    ...(attempts.length === 0 ? {} : { attempts: attempts as NonNullable<SentResult['attempts']> }),
  };
}
