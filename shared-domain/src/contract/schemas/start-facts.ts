import { z } from 'zod';
import { RECALL_CARDS } from '../../race/recall.ts';
import { evidenceFields } from './evidence.ts';
import { factRules, factSchema, factSubject } from './fact-parts.ts';

/**
 * A start is recalled. `who`: the athletes whose fault it was; nobody's for a green card. A yellow card warns of conduct, and in a combined
 * event the first one is the false start that warns the whole field; a red one is a false start that disqualifies (TR 16.8), or with `rules`
 * a disqualification by those, as for a second warning of conduct (TR 16.5). `reaction`: ms, where one athlete's is known; it decides
 * nothing.
 */
const recall = factSchema('recall', {
  who: z.array(z.object(factSubject)).max(60).default([]),
  card: z.enum(RECALL_CARDS),
  reaction: z.int().min(-5000).max(10_000).optional(),
  rules: factRules.optional(),
});

/** What is looked at in the call room. */
export const CHECK_ITEMS = ['bib', 'shoes', 'spikes', 'bag'] as const;

/**
 * Whether an athlete is there, in the call room or at the start; `null` takes it back. `items`: what was looked at and is in order; they
 * stand until they are said again.
 */
const check = factSchema('check', {
  ...factSubject,
  presence: z.enum(['present', 'absent']).nullable(),
  items: z.array(z.enum(CHECK_ITEMS)).max(CHECK_ITEMS.length).optional(),
});

/**
 * Evidence for records and protests: `what` was checked or measured (`startSystem`, `zero`, `gauge` …), whether it was in order, its value,
 * by whom; `startSignal`: whether the photo finish had the signal of the start; `sign`: the official stands for the sheet; `mark`: the referee stands for the mark `value` of `row`, before its result is official.
 */
const evidence = factSchema('evidence', { ...evidenceFields, row: factSubject.row });

/** What starters, call rooms and, of evidence, all officials say. */
export const startFacts = [recall, check, evidence] as const;
