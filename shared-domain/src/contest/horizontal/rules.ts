/** Trials of a long or triple jump or a throw; Technical Rules of World Athletics, current numbering (2019 and later). */
export const SERIES = {
  edition: 'World Athletics Technical Rules, TR 25.6, 25.15 and 39.8, numbering of 2019 and later',
  trials: 6,
  /** Qualifications and combined events. */
  shortTrials: 3,
  cutAfter: 3,
  cutTo: 8,
} as const;

/** After this round the best `to` go on. */
export interface Cut {
  readonly after: number;
  readonly to: number;
}

/** What a long or triple jump or a throw is held by; the regulations of a meeting may change every number. */
export interface HorizontalRules {
  /** Trials of an athlete who goes on to the end. */
  readonly trials: number;
  /** In the order of their rounds; none in qualifications and combined events. */
  readonly cuts: readonly Cut[];
  /** Rounds after which the order is the reverse of the ranking; `[3, 5]` at some championships (not confirmed). */
  readonly reorderAfter: readonly number[];
  /** Only athletes with a valid mark go on, were they fewer than the cut takes. Not confirmed for a field with fewer marks. */
  readonly cutNeedsMark: boolean;
  /** In a field that is not cut, those without a mark go first in the new order. Not confirmed. */
  readonly noMarkFirst: boolean;
  /** Distance that ends a qualification for the athlete who reaches it, mm. */
  readonly standard?: number;
}

/** What the regulations say: the round, the trials, the standard of a qualification in mm. */
export interface HorizontalOptions {
  /** `q` a qualification and `c` a part of a combined event have no cut. */
  readonly round?: string | undefined;
  readonly trials?: number | undefined;
  readonly standard?: number | undefined;
  /** Cuts of the event, in the order of their rounds; none in an empty list. Absent: those of TR 25.6. */
  readonly cuts?: readonly Cut[] | undefined;
  /** Rounds after which the order is turned round; absent: the rounds of the cuts. */
  readonly reorderAfter?: readonly number[] | undefined;
}

/**
 * Six trials, the best eight after three, in reverse order (TR 25.6); three and no cut in a qualification or a combined event
 * (TR 25.15, 39.8), unless the event is set otherwise.
 * @example findHorizontalRules({ round: 'f' }).cuts // [{ after: 3, to: 8 }]
 */
export function findHorizontalRules(options: HorizontalOptions = {}): HorizontalRules {
  const { round, trials, standard, cuts: given, reorderAfter } = options;
  const short = round === 'q' || round === 'c';
  const total = trials ?? (short ? SERIES.shortTrials : SERIES.trials);
  const usual = short ? [] : [{ after: SERIES.cutAfter, to: SERIES.cutTo }];
  const cuts = (given ?? usual).filter(({ after }) => after < total).toSorted((a, b) => a.after - b.after);
  return {
    trials: total,
    cuts,
    reorderAfter: (reorderAfter ?? cuts.map(({ after }) => after)).filter((after) => after < total),
    cutNeedsMark: true,
    noMarkFirst: true,
    ...(standard !== undefined && { standard }),
  };
}
