import { z } from 'zod';
import { isoDate } from './common.ts';

const bilingual = z.object({ fr: z.string(), en: z.string() });

/** P3.6: CUID, p1 and p2 as Q31 has them, dates of birth computed for `on`. No `p2`: open-ended. */
export const category = z.object({
  CUID: z.int(),
  name: bilingual,
  federations: z.array(z.string()),
  main: z.literal([0, 1]),
  sex: z.int().min(0).max(3),
  kind: z.literal([2, 3, 4]),
  p1: z.int(),
  p2: z.int().optional(),
  flags: z.int(),
  codes: z.object({ fr: z.array(z.string()), en: z.array(z.string()) }),
  code: z.string(),
  short: z.string(),
  begin: isoDate,
  end: isoDate,
});
export const categoriesAnswer = z.object({ on: isoDate, edition: z.string(), categories: z.array(category) });

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

/** P5.1: the form enforces nothing on either. `website` is never shown to a person; who fills it is none. */
export const contactBody = z.object({
  from: z.string().max(254).default(''),
  title: z.string().max(200).default('contact'),
  content: z.string().max(10_000).default(''),
  website: z.string().max(200).optional(),
});
export const contactAnswer = z.object({ kept: z.literal(true) });
