import { findOwnImplement } from '../../discipline/equipment/row-event.ts';
import { listUnranked } from '../../ranking/entry-participation.ts';
import type { Participation } from '../../ranking/rank-input.ts';
import { isCombinedPart } from '../../trial/combined-part.ts';

/** Attempts and cut of a long or triple jump or a throw. */
export const SERIES_RULES = {
  edition: 'World Athletics Technical Rules, TR 25.6, 25.15 and 39.8, numbering of 2019 and later',
  attemptCount: 6,
  /** Attempts in qualifications and combined events. */
  shortAttemptCount: 3,
  cutAfter: 3,
  cutTo: 8,
} as const;

/** After round `after` the best `to` athletes go on. */
export interface Cut {
  readonly after: number;
  readonly to: number;
}

/** The rules of one long or triple jump or throw; the regulations of a meeting may change every number. */
export interface HorizontalRules {
  /** Attempts of an athlete who goes on to the end. */
  readonly attemptCount: number;
  /** In the order of their rounds; empty in qualifications and combined events. */
  readonly cuts: readonly Cut[];
  /** Rounds after which the order is the reverse of the ranking; `[3, 5]` at some championships (not confirmed). */
  readonly reorderAfter: readonly number[];
  /** Whether only athletes with a valid mark go on, even where fewer than `to` have one (not confirmed). */
  readonly isMarkNeededForCut: boolean;
  /** Whether athletes without a mark come first in the reversed order (not confirmed). */
  readonly isNoMarkFirst: boolean;
  /** Distance that ends a qualification for the athlete who reaches it, mm. */
  readonly standard?: number;
  /**
   * The group of each athlete, in the order of the athletes: the weight of the own implement, grams (0 where none is known). Each group has
   * its own final. Absent where all throw the same.
   */
  readonly groups?: readonly number[];
  /**
   * Indexes of the athletes who are not ranked among the others, guests and out of competition (Q13): they lead nobody, take nobody's place
   * in a cut, and go on with a mark that is good enough. Absent where there is nobody.
   */
  readonly unranked?: readonly number[];
}

/** Settings of an event; `standard`, of a qualification, in mm. */
export interface HorizontalOptions {
  /** `q` a qualification and `c` a part of a combined event have no cut. */
  readonly round?: string | undefined;
  readonly attemptCount?: number | undefined;
  readonly standard?: number | undefined;
  /** Cuts of the event, in the order of their rounds; none in an empty list. Absent: those of TR 25.6. */
  readonly cuts?: readonly Cut[] | undefined;
  /** Rounds after which the order is reversed; absent: the rounds of the cuts. */
  readonly reorderAfter?: readonly number[] | undefined;
  /** The own implement of each athlete, grams, in the order of the athletes. */
  readonly implements?: readonly (number | undefined)[] | undefined;
  /** How each athlete takes part, in the order of the athletes. */
  readonly participations?: readonly (Participation | undefined)[] | undefined;
}

/** The fields of a trial on which the rules depend. */
interface HorizontalTrial {
  readonly g0: number;
  readonly g1: string;
  readonly category?: number | undefined;
  readonly round?: string | undefined;
  readonly dets?:
    | (Pick<HorizontalOptions, 'cuts' | 'reorderAfter'> & {
        readonly nbTries?: number | undefined;
        readonly combined?: string | undefined;
        readonly qualifying?: { readonly standard?: number | undefined } | undefined;
      })
    | undefined;
}

/** Groups by implement, where there are at least two. */
function findGroups(implementWeights: HorizontalOptions['implements'] = []): readonly number[] | undefined {
  const known = new Set(implementWeights.filter((grams) => grams !== undefined));
  return known.size < 2 ? undefined : implementWeights.map((grams) => grams ?? 0);
}

/**
 * The rules of an event: six attempts, for the best eight after three, in reverse order (TR 25.6); in a qualification or a combined
 * event three and no cut (TR 25.15, 39.8). `options` may set other numbers.
 * @example findHorizontalRules({ round: 'f' }).cuts // [{ after: 3, to: 8 }]
 */
export function findHorizontalRules(options: HorizontalOptions = {}): HorizontalRules {
  const { round, standard, cuts: chosenCuts, reorderAfter } = options;
  const isShort = round === 'q' || round === 'c';
  const attemptCount = options.attemptCount ?? (isShort ? SERIES_RULES.shortAttemptCount : SERIES_RULES.attemptCount);
  const defaultCuts = isShort ? [] : [{ after: SERIES_RULES.cutAfter, to: SERIES_RULES.cutTo }];
  const cuts = (chosenCuts ?? defaultCuts)
    .filter(({ after }) => after < attemptCount)
    .toSorted((a, b) => a.after - b.after);
  const groups = findGroups(options.implements);
  const unranked = listUnranked(options.participations);
  return {
    attemptCount,
    cuts,
    reorderAfter: (reorderAfter ?? cuts.map(({ after }) => after)).filter((after) => after < attemptCount),
    isMarkNeededForCut: true,
    isNoMarkFirst: true,
    ...(standard !== undefined && { standard }),
    ...(groups !== undefined && { groups }),
    ...(unranked.length > 0 && { unranked }),
  };
}

/**
 * The rules of a trial by its settings. `rowCategories`: those of its athletes, in their order; where they throw different implements in
 * one contest, each implement has its own final (item 59 of shared-domain/docs/technical-rules.md); `participations`: how they take part.
 * @example readHorizontalRules({ g0: 900_005, g1: '0', category: 57, round: 'f' }, [49, 55]).groups // [5000, 7260]
 */
export function readHorizontalRules(
  trial: HorizontalTrial,
  rowCategories: readonly (number | undefined)[] = [],
  participations: readonly (Participation | undefined)[] = [],
): HorizontalRules {
  const { category, dets: { nbTries: attemptCount, cuts, reorderAfter, qualifying } = {} } = trial;
  return findHorizontalRules({
    round: isCombinedPart(trial) ? 'c' : trial.round,
    attemptCount,
    standard: qualifying?.standard,
    cuts,
    reorderAfter,
    participations,
    implements:
      category === undefined ? [] : rowCategories.map((rowCategory) => findOwnImplement(trial, category, rowCategory)),
  });
}
