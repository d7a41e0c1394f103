import { z } from 'zod';
import { FEDERATIONS, type Federation } from '../../challenge/licence-choice.ts';
import { isoDate, queryList } from './common.ts';

const bilingual = z.object({ fr: z.string(), en: z.string() });

/** A category (P3.6). `CUID`, `p1`, `p2`: as in Q31, without `p2` open-ended; `begin`, `end`: dates of birth on the day `on`. */
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
  /** Open to athletes of every category. */
  wildcard: z.literal(true).optional(),
});

/** Source of a federation's categories, and how it counts ages. */
const categoryTable = z.object({
  federation: z.enum(Object.keys(FEDERATIONS) as [Federation, ...Federation[]]),
  edition: z.string(),
  source: z.string(),
  seasonStart: z.string(),
  earlierStarts: z.array(z.object({ through: z.int(), start: z.string() })).optional(),
  agesIn: z.enum(['ends', 'starts']),
  birthdayCounts: z.boolean(),
});

/** A query parameter with one of these numbers. */
const queryNumber = <const N extends number>(...values: readonly N[]) =>
  z.coerce.number().pipe(z.literal(values)).optional();

/**
 * Filters of the categories: CUIDs (comma-separated or as a list) or those of a `birth` date, narrowest first, or those that
 * may enter an `event` of a category (P5.6); federation, `main`, sex, kind, a bit of `flags`; `begin` and `end` as in the answer. `on`: the day,
 * by default today (P5.5, P5.8).
 */
export const categoriesQuery = z.object({
  on: z.string().max(40).optional(),
  category: queryList,
  'category[]': queryList,
  birth: z.string().max(40).optional(),
  event: z.string().max(400).optional(),
  federation: z.enum(Object.keys(FEDERATIONS) as [Federation, ...Federation[]]).optional(),
  main: queryNumber(0, 1),
  sex: queryNumber(0, 1, 2, 3),
  kind: queryNumber(2, 3, 4),
  flagBit: z.coerce.number().optional(),
  begin: z.string().max(40).optional(),
  end: z.string().max(40).optional(),
});

/** `tables`: category tables of the site, always with the FFA's. `warnings`: requested ids that do not exist. */
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

/** A client reloads the reference data when this changes (P9.6). */
export const cacheVersionAnswer = z.object({ version: z.string() });

/** Pages whose views are counted (Q21). */
export const COUNTERS = ['home', 'challenge', 'group', 'trial', 'live', 'stats', 'teams', 'topperfs'] as const;
export const counterBody = z.object({ name: z.enum(COUNTERS) });
export const counterAnswer = z.object({ name: z.enum(COUNTERS), value: z.int() });

/** P5.1: no rule for `from` and `content`; the size limit of the body bounds them. `website` is invisible: only spam robots fill it in. */
export const contactBody = z.object({
  from: z.string().default(''),
  title: z.string().max(200).default('contact'),
  content: z.string().default(''),
  website: z.string().max(200).optional(),
});
export const contactAnswer = z.object({ kept: z.literal(true) });
