import { z } from 'zod';
import { OTHER_SEXES, PERSON_SEXES } from '../../category/person-sex.ts';
import { ATTEMPT_TIME_EDITIONS, type AttemptTimeEdition } from '../../contest/attempt-time-table.ts';
import { FIRST_PLACE_CHOICES } from '../../contest/vertical/first-place-tie.ts';
import { UNITS } from '../../discipline/unit.ts';
import { hasAddressInName } from '../../organisation/organisation-name.ts';
import { resolveUnit } from '../../performance/resolve-unit.ts';
import { WALK_PENALTY_OUTCOMES } from '../../race/walk-cards.ts';
import { WALK_SYMBOLS } from '../../race/walk-fact.ts';
import { PARTICIPATIONS } from '../../ranking/rank-input.ts';
import { parseRule } from '../../result/rule-number.ts';
import { ROUND_ORDER } from '../../round/round-code.ts';
import { hasPlausibleYear, MAX_YEAR, MIN_YEAR } from '../../text/year-bounds.ts';
import { TRIAL_STATUS } from '../../trial/trial-status.ts';

/** Opaque, URL-safe, sortable identifier (Q2). Clients never parse one. */
export const oid = z.string().min(1).max(64);
/**
 * A password that somebody chooses. Its rules are not checked here, since each has an error id of its own: `short password`,
 * `common password`, `own password`.
 */
export const chosenPassword = z.string().max(1024).describe('12 characters at least, and none of the most used');
/** ISO date, `2026-06-13`. */
export const isoDate = z.iso.date();
/** ISO date and time with an offset, `2026-06-13T14:35:00+02:00`. */
export const isoDateTime = z.iso.datetime({ offset: true });

const YEAR_ERROR = `the year must be between ${MIN_YEAR} and ${MAX_YEAR}`;
/** When something takes place. Days are counted from it, which fails for dates at the limits of `Date`. */
export const eventDate = isoDate.refine(hasPlausibleYear, YEAR_ERROR);
export const eventDateTime = isoDateTime.refine(hasPlausibleYear, YEAR_ERROR);
/** A day of birth that is sent. */
export const birthDate = isoDate.refine(hasPlausibleYear, YEAR_ERROR);

/** An address that a page links to: no other protocol, such as `javascript:`, is allowed. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** A performance on the wire (P3.4): `v` in ms, mm or whole points, `st` 0 to 7, `z` the net time of a road race. */
export const performance = z.object({
  v: z.int().optional(),
  u: z.enum(UNITS).optional(),
  st: z.int().min(0).max(7).default(1),
  z: z.int().optional(),
});
/** A stored mark. `sentUnit`: the sender's unit, where it is unknown and `u` became ms (P3.4). */
export const storedPerformance = performance.extend({ sentUnit: z.string().optional() });

/** A sent mark: never negative. An unknown unit is read as ms (P3.4) and kept in `sentUnit` for a warning. */
export const sentPerformance = performance
  .extend({ v: z.int().min(0).optional(), u: z.string().max(20).optional(), z: z.int().min(0).optional() })
  .transform(({ ...prf }): z.output<typeof storedPerformance> => {
    const { unit, warning } = resolveUnit(prf.u);
    return { ...prf, u: prf.u === undefined ? undefined : unit, ...(warning && { sentUnit: warning.detail }) };
  });

/** Q14. Attempt of a horizontal jump or a throw: `v` in mm, `w` in m/s. */
export const horizontalAttempt = z.object({
  v: z.int().min(0).optional(),
  r: z.enum(['o', 'x', '-', 'r']),
  w: z.number().min(-99).max(99).optional(),
});

export const VERTICAL_MARKS = ['o', 'xo', 'xxo', 'xxx', 'x', 'xx', '-', 'x-', 'xx-', 'r', 'xr', 'xxr'] as const;

/** Q14. `h`: the bar in mm; `j`: true for the bars of a jump-off. */
export const verticalAttempt = z.object({
  h: z.int().positive(),
  r: z.enum(VERTICAL_MARKS),
  j: z.boolean().optional(),
});

/** A series of attempts: at bars, or without. */
export const attempts = z.union([z.array(verticalAttempt), z.array(horizontalAttempt)]);

const hasBar = (attempt: unknown) => typeof attempt === 'object' && attempt !== null && 'h' in attempt;

/** Attempts of one series: more than the longest vertical contest with its jump-off. */
const MAX_ATTEMPTS = 200;
/** Characters of a name. */
export const MAX_NAME = 120;
export const MAX_BIB = 40;

/**
 * A sent series of attempts. One attempt with a bar makes all of them attempts at bars, so that an error points to the attempt
 * at fault.
 */
export const sentAttempts = z.preprocess((series: z.input<typeof attempts>, context) => {
  const isVertical = Array.isArray(series) && series.some(hasBar);
  const { error } = z
    .array(isVertical ? verticalAttempt : horizontalAttempt)
    .max(MAX_ATTEMPTS)
    .safeParse(series);
  for (const issue of error?.issues ?? []) context.issues.push(issue as z.core.$ZodRawIssue);
  return series;
}, attempts);

export const relay = z.object({
  oid: z.string().optional(),
  n: z.union([z.string(), z.number()]).optional(),
  cat: z.int().optional(),
});
export const relayMember = z.object({
  last: z.string(),
  first: z.string().optional(),
  leg: z.int().min(1).max(20).optional(),
  bib: z.string().optional(),
});
/** As `relay`, with length limits for what is sent; stored rows may be older than the limits. */
export const sentRelay = relay.extend({
  oid: z.string().max(64).optional(),
  n: z.union([z.string().max(MAX_NAME), z.number()]).optional(),
});
export const sentRelayMember = relayMember.extend({
  last: z.string().max(MAX_NAME),
  first: z.string().max(MAX_NAME).optional(),
  bib: z.string().max(MAX_BIB).optional(),
});
/** A passage time: `t` ms at `d` metres from the start. */
export const split = z.object({ d: z.number().positive(), t: z.int().min(0), label: z.string().optional() });

export const sentSplit = split.extend({ label: z.string().max(MAX_NAME).optional() });
/** A passage with the place there over the whole race. */
export const rankedSplit = split.extend({ rank: z.int().optional() });

/** Sex of a person who is neither male nor female; others have the sex of their category. */
export const otherSex = z.enum(OTHER_SEXES);

/** Sex of a person as sent (Q41): M and F choose the category where none is given. */
export const personSex = z.enum(PERSON_SEXES);

/** A personal or season's best and the one of before; `v` (mm) and `wind`: the jump that makes it behind a mark with too much wind. */
export const newBest = z.object({
  k: z.enum(['PB', 'SB']),
  prev: z.int().optional(),
  v: z.int().optional(),
  wind: z.number().optional(),
});

/** How an athlete takes part (Q13). In a list of 1000 rows or more only this tells a guest, never the rank. */
export const standing = z.enum(PARTICIPATIONS);

/** Presence in the call room; `scratched` is DNS in the result list too. */
export const PRESENCE = ['confirmed', 'present', 'absent', 'scratched'] as const;
export const presence = z.enum(PRESENCE);

/** The number of a rule, such as TR16.8. */
export const ruleNumber = z
  .string()
  .max(20)
  .refine((text) => parseRule(text) !== undefined, 'is no number of a rule, as TR16.8 is')
  .transform((text) => parseRule(text) ?? text);

/** Red cards of a race walk in their order, and the outcome of the penalty after the third (TR 54.7). */
export const walkCards = z.object({
  red: z.array(z.object({ symbol: z.enum(WALK_SYMBOLS), judge: z.string().max(5).optional() })).max(20),
  penalty: z.enum(WALK_PENALTY_OUTCOMES).optional(),
});

/** A public remark of the officials; `rules` are numbers such as `TR16.8`. */
export const publicRemark = z.object({ text: z.string().optional(), rules: z.array(z.string()).optional() });

export const QUALIFIED = ['Q', 'q', 'qR', 'qJ', 'qD'] as const;
export const qualified = z.enum(QUALIFIED);

/** Q12: preliminary, heats, qualification, eighth, quarter, semi-final, final, part of a combined event. */
export const roundCode = z.enum(ROUND_ORDER);

/** Q8. */
export const trialStatus = z.literal(Object.values(TRIAL_STATUS));

export const trialDates = z.object({
  startlist: isoDateTime.optional(),
  called: isoDateTime.optional(),
  started: isoDateTime.optional(),
  finished: isoDateTime.optional(),
  official: isoDateTime.optional(),
  /** When a status was last moved back (Q8). */
  corrected: isoDateTime.optional(),
});

/** Who qualifies from a round (Q9): `places` of each heat, `times` by time or mark over all, or by `standard` (mm). */
export const roundRule = z.object({
  places: z.int().min(0).optional(),
  times: z.int().min(0).optional(),
  standard: z.int().min(0).optional(),
});

/** Q9; `combined`: uid of the combined event's trial that this one is a part of. */
export const trialDetails = z.object({
  wind: z.number().min(-99).max(99).optional(),
  windUnit: z.string().optional(),
  heights: z.array(z.int().positive()).optional(),
  weight: z.number().optional(),
  hurdleHeight: z.number().optional(),
  nbTries: z.int().min(1).max(12).optional(),
  /** Cuts in their order: after round `after`, `to` athletes continue. Empty: no cut; absent: as in TR 25.6. */
  cuts: z
    .array(z.object({ after: z.int().min(1).max(11), to: z.int().min(1).max(99) }))
    .max(5)
    .optional(),
  /** Rounds of attempts after which the order is reversed, the best last; absent: after each cut. */
  reorderAfter: z.array(z.int().min(1).max(11)).max(5).optional(),
  /** What the regulations say of the bars of a high jump or pole vault: the least raise, mm, and `false` where first places stay shared. */
  bars: z.object({ leastRaise: z.int().min(1).max(1000).optional(), jumpOff: z.boolean().optional() }).optional(),
  /** The edition of the rules whose times for an attempt are proposed (TR 25.17); absent: the newest. */
  clock: z.enum(Object.keys(ATTEMPT_TIME_EDITIONS) as [AttemptTimeEdition, ...AttemptTimeEdition[]]).optional(),
  /** The referee's decision on a tie for first place of a vertical jump (TR 26.9). */
  firstPlace: z.enum(FIRST_PLACE_CHOICES).optional(),
  /** Time in the penalty zone of a race walk, ms; absent where there is no zone (TR 54.7.3). */
  penaltyZone: z.int().min(1000).max(3_600_000).optional(),
  qualifying: roundRule.optional(),
  comment: z.string().max(2000).optional(),
  combined: z.string().optional(),
  /** Timed by hand: shown to the tenth of a second. */
  hand: z.boolean().optional(),
  /** The team of a trial that is one team's own, in a competition of teams. */
  teamId: z.string().max(MAX_NAME).optional(),
  teamName: z.string().max(MAX_NAME).optional(),
  /** Ids of the categories that the contest is for, where it is of the category of all ages and not for all of them. */
  categories: z.array(z.int()).optional(),
});

/** Categories that one contest may be for. */
export const MAX_CONTEST_CATEGORIES = 60;

export const sentTrialDetails = trialDetails.extend({
  categories: z
    .array(z.int())
    .min(1)
    .max(MAX_CONTEST_CATEGORIES)
    .refine((ids) => new Set(ids).size === ids.length, 'names a category twice')
    .describe('Categories that the contest is for, of its sex; only where its own category is that of all ages')
    .optional(),
  windUnit: z.string().max(20).optional(),
  heights: z.array(z.int().positive()).max(60).optional(),
  combined: z.string().max(200).optional(),
});

export const queryList = z.preprocess(
  (value) => (value === undefined ? undefined : Array.isArray(value) ? value : [value]),
  z.array(z.string()).optional(),
);

/** Why official results change or an official decides; shown to the public. */
export const reason = z.string().trim().min(1).max(500);

/** An organisation's name. It appears in e-mails and pages, so it must not contain a web address. */
export const organisationName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(
    (name) => !hasAddressInName(name),
    'has an address in it (://, www. or @), which no name of an organisation has',
  );
