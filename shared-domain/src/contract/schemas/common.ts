import { z } from 'zod';
import { OTHER_SEXES, PERSON_SEXES } from '../../category/person-sex.ts';
import { FIRST_PLACE_CHOICES } from '../../contest/vertical/first-place-tie.ts';
import { UNITS } from '../../discipline/unit.ts';
import { hasAddressInName } from '../../organisation/organisation-name.ts';
import { resolveUnit } from '../../performance/resolve-unit.ts';
import { WALK_PENALTY_ENDS } from '../../race/walk-cards.ts';
import { WALK_SYMBOLS } from '../../race/walk-fact.ts';
import { STANDINGS } from '../../ranking/rank-input.ts';
import { parseRule } from '../../result/rule-number.ts';
import { ROUND_ORDER } from '../../round/round-code.ts';
import { TRIAL_STATUS } from '../../trial/trial-status.ts';

/** Opaque, URL-safe, sortable identifier (Q2). Clients never parse one. */
export const oid = z.string().min(1).max(64);
/**
 * A password that somebody chooses. It has 12 characters at least: what is too short, known to everybody or one's own is told apart
 * by the id of the refusal, which a schema cannot say.
 */
export const chosenPassword = z.string().max(1024).describe('12 characters at least, and none of the most used');
/** ISO date, `2026-06-13`. */
export const isoDate = z.iso.date();
/** ISO date and time with an offset, `2026-06-13T14:35:00+02:00`. */
export const isoDateTime = z.iso.datetime({ offset: true });

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
const nearUs = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};
const YEARS = `the year must be between ${FIRST_YEAR} and ${LAST_YEAR}`;
/** When something takes place, as it is sent: days are counted from it, so that it may not stand at the ends of time. */
export const eventDate = isoDate.refine(nearUs, YEARS);
export const eventDateTime = isoDateTime.refine(nearUs, YEARS);

/** An address that a page links to, and so nothing else than a page's. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** A performance on the wire (P3.4): `v` in ms, mm or whole points, `st` 0 to 7, `z` the net time of a road race. */
export const performance = z.object({
  v: z.int().optional(),
  u: z.enum(UNITS).optional(),
  st: z.int().min(0).max(7).default(1),
  z: z.int().optional(),
});
/** A mark as it is stored: `sentUnit` is the unit of the sender, where it is none of the wire's and `u` is ms (P3.4). */
export const storedPerformance = performance.extend({ sentUnit: z.string().optional() });

/**
 * What is sent is held to more than what was once stored and is shown: nobody runs less than no time. An unknown unit is treated
 * like ms (P3.4); who reads it finds it in `sentUnit` and warns.
 */
export const sentPerformance = performance
  .extend({ v: z.int().min(0).optional(), u: z.string().max(20).optional(), z: z.int().min(0).optional() })
  .transform(({ ...prf }): z.output<typeof storedPerformance> => {
    const { unit, warning } = resolveUnit(prf.u);
    return { ...prf, u: prf.u === undefined ? undefined : unit, ...(warning && { sentUnit: warning.detail }) };
  });

/** Q14. `v` mm and `w` m/s for a horizontal jump or a throw. */
export const horizontalAttempt = z.object({
  v: z.int().min(0).optional(),
  r: z.enum(['o', 'x', '-', 'r']),
  w: z.number().min(-99).max(99).optional(),
});

export const VERTICAL_MARKS = ['o', 'xo', 'xxo', 'xxx', 'x', 'xx', '-', 'x-', 'xx-', 'r', 'xr', 'xxr'] as const;

/** Q14. `h` the bar in mm, `j` set from the first bar of a jump-off. */
export const verticalAttempt = z.object({
  h: z.int().positive(),
  r: z.enum(VERTICAL_MARKS),
  j: z.boolean().optional(),
});

/** A series as it is shown: bars, or trials without a bar. */
export const attempts = z.union([z.array(verticalAttempt), z.array(horizontalAttempt)]);

const namesItsBar = (attempt: unknown) => typeof attempt === 'object' && attempt !== null && 'h' in attempt;

/** Trials of a series with every bar and jump-off that a competition ever had, and room. */
const MAX_ATTEMPTS = 200;
/** Letters of what names somebody or something. */
export const MAX_NAME = 120;
export const MAX_BIB = 40;

/**
 * A series as it is sent. One attempt with a bar makes it a series of bars, so that a fault is named where it stands and
 * not in an attempt that is fine for what it is.
 */
export const sentAttempts = z.preprocess((series: z.input<typeof attempts>, context) => {
  const bars = Array.isArray(series) && series.some(namesItsBar);
  const { error } = z
    .array(bars ? verticalAttempt : horizontalAttempt)
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
/** What is sent is held to lengths that what was once stored is not: a list of it must stay printable. */
export const sentRelay = relay.extend({
  oid: z.string().max(64).optional(),
  n: z.union([z.string().max(MAX_NAME), z.number()]).optional(),
});
export const sentRelayMember = relayMember.extend({
  last: z.string().max(MAX_NAME),
  first: z.string().max(MAX_NAME).optional(),
  bib: z.string().max(MAX_BIB).optional(),
});
/** A passage time or a leg: `d` metres from the start, `t` ms. */
export const split = z.object({ d: z.number().positive(), t: z.int().min(0), label: z.string().optional() });

export const sentSplit = split.extend({ label: z.string().max(MAX_NAME).optional() });

/** Sex of a person who is neither male nor female, as it was sent; the sex of others is that of their category. */
export const otherSex = z.enum(OTHER_SEXES);

/** Sex of a person as it is sent (Q41): M and F say the category of who has none. */
export const personSex = z.enum(PERSON_SEXES);

/** How an athlete takes part (Q13): in a list of 1000 rows or more no rank tells a guest, this does. */
export const standing = z.enum(STANDINGS);

/** What the call room knows of an entry; `scratched` did not start, and is so in the result list too. */
export const PRESENCE = ['confirmed', 'present', 'absent', 'scratched'] as const;
export const presence = z.enum(PRESENCE);

/** The number of a rule, as TR16.8 is. */
export const ruleNumber = z
  .string()
  .max(20)
  .refine((text) => parseRule(text) !== undefined, 'is no number of a rule, as TR16.8 is')
  .transform((text) => parseRule(text) ?? text);

/** Red cards of a race walk, in their order, and what became of the penalty of the third (TR 54.7). */
export const walkCards = z.object({
  red: z.array(z.object({ symbol: z.enum(WALK_SYMBOLS), judge: z.string().max(5).optional() })).max(20),
  penalty: z.enum(WALK_PENALTY_ENDS).optional(),
});

/** A remark of the officials as everyone reads it; `rules` by their numbers, `TR16.8`. */
export const shownRemark = z.object({ text: z.string().optional(), rules: z.array(z.string()).optional() });

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
  /** What was decided has been gone back on since. */
  corrected: isoDateTime.optional(),
});

/** Who goes on from a round (Q9): so many of each heat, so many by time or mark over all, or whoever reaches the standard (mm). */
export const roundRule = z.object({
  places: z.int().min(0).optional(),
  times: z.int().min(0).optional(),
  standard: z.int().min(0).optional(),
});

/** Q9, plus `combined`: the uid of the combined event's trial of which this one is a part. */
export const trialDetails = z.object({
  wind: z.number().min(-99).max(99).optional(),
  windUnit: z.string().optional(),
  heights: z.array(z.int().positive()).optional(),
  weight: z.number().optional(),
  hurdleHeight: z.number().optional(),
  nbTries: z.int().min(1).max(12).optional(),
  /** After which round how many go on, in the order of the rounds; none in an empty list, absent as TR 25.6 says. */
  cuts: z
    .array(z.object({ after: z.int().min(1).max(11), to: z.int().min(1).max(99) }))
    .max(5)
    .optional(),
  /** Rounds after which the order is turned round; absent after each cut. */
  reorderAfter: z.array(z.int().min(1).max(11)).max(5).optional(),
  /** What the referee decided on a tie for first place of a vertical jump (TR 26.9). */
  firstPlace: z.enum(FIRST_PLACE_CHOICES).optional(),
  /** Stay in the penalty zone of a race walk, ms; absent where there is no zone (TR 54.7.3). */
  penaltyZone: z.int().min(1000).max(3_600_000).optional(),
  qualifying: roundRule.optional(),
  comment: z.string().max(2000).optional(),
  combined: z.string().optional(),
  /** Timed by hand: shown to the tenth. */
  hand: z.boolean().optional(),
});

export const sentTrialDetails = trialDetails.extend({
  windUnit: z.string().max(20).optional(),
  heights: z.array(z.int().positive()).max(60).optional(),
  combined: z.string().max(200).optional(),
});

export const queryList = z.preprocess(
  (value) => (value === undefined ? undefined : Array.isArray(value) ? value : [value]),
  z.array(z.string()).optional(),
);

/** Why official results change, or a judge decides; the public reads it. */
export const reason = z.string().trim().min(1).max(500);

/** An organisation's name: letters and pages bear it, so that it leads nowhere. */
export const organisationName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(
    (name) => !hasAddressInName(name),
    'has an address in it (://, www. or @), which no name of an organisation has',
  );
