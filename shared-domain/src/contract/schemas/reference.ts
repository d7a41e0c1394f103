import { z } from 'zod';
import { FEDERATIONS, type Federation } from '../../challenge/licence-choice.ts';
import { isoDate, queryList } from './common.ts';

const bilingual = z.object({ fr: z.string(), en: z.string() });

/** P3.6: CUID, p1 and p2 as Q31 has them, dates of birth computed for `on`. No `p2`: open-ended. */
export const category = z.object({
  CUID: z.int(),
  name: bilingual,
  federations: z.array(z.string()),
  main: z.literal([0, 1]),
  sex: z.literal([0, 1, 2, 3]),
  kind: z.literal([2, 3, 4]),
  p1: z.int(),
  p2: z.int().optional(),
  flags: z.int(),
  codes: z.object({ fr: z.array(z.string()), en: z.array(z.string()) }),
  code: z.string(),
  short: z.string(),
  begin: isoDate,
  end: isoDate,
  /** Every category may enter. */
  wildcard: z.literal(true).optional(),
});

/** Where the categories of a federation come from, and by which rules their ages are counted. */
const categoryTable = z.object({
  federation: z.enum(Object.keys(FEDERATIONS) as [Federation, ...Federation[]]),
  edition: z.string(),
  source: z.string(),
  seasonStart: z.string(),
  earlierStarts: z.array(z.object({ through: z.int(), start: z.string() })).optional(),
  agesIn: z.enum(['ends', 'starts']),
  birthdayCounts: z.boolean(),
});

/** An option of the address as a number. */
const numberOf = <const N extends number>(...values: readonly N[]) =>
  z.coerce.number().pipe(z.literal(values)).optional();

/**
 * Which categories: CUIDs parted by commas or as a list, or those of a birth date, narrowest first; of a federation, `main`, a sex, a kind, a bit
 * of the flags; whose dates of birth begin and end so. `on` is the day, today's when left out (P5.5, P5.8).
 */
export const categoriesQuery = z.object({
  on: z.string().max(40).optional(),
  category: queryList,
  'category[]': queryList,
  birth: z.string().max(40).optional(),
  federation: z.enum(Object.keys(FEDERATIONS) as [Federation, ...Federation[]]).optional(),
  main: numberOf(0, 1),
  sex: numberOf(0, 1, 2, 3),
  kind: numberOf(2, 3, 4),
  flagBit: z.coerce.number().optional(),
  begin: z.string().max(40).optional(),
  end: z.string().max(40).optional(),
});

/** `tables`: the site's, the FFA's among them; each category names its federation. `warnings`: ids that are none. */
export const categoriesAnswer = z.object({
  on: isoDate,
  edition: z.string(),
  tables: z.array(categoryTable),
  categories: z.array(category),
  warnings: z.array(z.object({ id: z.string(), detail: z.string() })).optional(),
});

/** `GET /mgrapi/trials`: the discipline catalogue (Q33). */
export const disciplinesAnswer = z.object({
  edition: z.string(),
  trials: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      g0: z.int(),
      g1: z.string(),
      short: bilingual,
      label: bilingual,
      base: z.number(),
      baseUnit: z.enum(['m', 'min', 'number']),
      family: z.int(),
      class: z.int(),
      unit: z.string(),
    }),
  ),
});

const licence = z.object({ text: z.string(), value: z.string(), fed: z.string(), sw: z.string() });

/** The three lists of licence choices of P3.8. */
export const federationsAnswer = z.object({
  federations: z.array(licence),
  lisa: z.array(licence),
  french: z.array(licence),
});

/** Another version: the reference data is fetched again (P9.6). It changes every day, as dates of birth do. */
export const cacheVersionAnswer = z.object({ version: z.string() });

/** Q21. */
export const COUNTERS = ['home', 'challenge', 'group', 'trial', 'live', 'stats', 'teams', 'topperfs'] as const;
export const counterBody = z.object({ name: z.enum(COUNTERS) });
export const counterAnswer = z.object({ name: z.enum(COUNTERS), value: z.int() });

/** P5.1: nothing is asked of either, nor a length; the body of a call bounds both. `website` is never shown to a person; who fills it is none. */
export const contactBody = z.object({
  from: z.string().default(''),
  title: z.string().max(200).default('contact'),
  content: z.string().default(''),
  website: z.string().max(200).optional(),
});
export const contactAnswer = z.object({ kept: z.literal(true) });
