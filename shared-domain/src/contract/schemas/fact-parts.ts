import { z } from 'zod';

/** Id that the device gives to a fact: the same fact sent twice counts once. */
export const factId = z.guid();
export const bib = z.union([z.string().trim().min(1).max(40), z.int()]).transform(String);
/** Numbers of the rules of a disqualification or a card. */
export const factRules = z.array(z.string().trim().min(1).max(20)).min(1).max(10);

/** Why something is said, set aside or changed. */
export const factReason = z.string().trim().min(1).max(500);

/** The athlete a fact is about: by row key (from `GET /api/live-input/{chOID}`), bib or lane. */
export const factSubject = {
  row: z.string().min(1).max(100).optional(),
  bib: bib.optional(),
  lane: z.int().min(0).max(99).optional(),
};

/** Schema of one kind of fact. */
export const factSchema = <const K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.object({ id: factId, kind: z.literal(name), ...shape });
