import { z } from 'zod';
import { ACCESS_CODE_KINDS } from '../../organisation/access-code-kind.ts';
import { isTypedItem, RATIFICATION_ITEMS } from '../../record/ratification.ts';
import { MAX_EVIDENCE_PICTURE_BYTES, MAX_ITEM_PICTURES } from '../limits.ts';
import { isoDateTime, oid } from './common.ts';

const pictureName = z.string().trim().min(1).max(80);
/** Four letters of base64 are three bytes. */
const MAX_PICTURE_LETTERS = 4 * Math.ceil(MAX_EVIDENCE_PICTURE_BYTES / 3);

/** What was checked or measured, as `evidence` of officials' devices has it. */
export const evidenceFields = {
  what: z.string().trim().min(1).max(40),
  ok: z.boolean().optional(),
  value: z.union([z.number(), z.string().trim().min(1).max(100)]).optional(),
  by: z.string().trim().min(1).max(100).optional(),
  text: z.string().trim().min(1).max(500).optional(),
};

/**
 * Evidence as an act about a trial, or about a row of it: what the secretariat typed (`desk`), and on a public server what a stadium's
 * devices said. `files`: pictures that are attached to it.
 */
export const evidenceBody = z.object({
  ...evidenceFields,
  signer: z.enum([...ACCESS_CODE_KINDS, 'desk']),
  files: z
    .array(z.object({ id: oid, name: pictureName }))
    .max(MAX_ITEM_PICTURES)
    .optional(),
});

/** Evidence of a trial as a stadium sends it and a competition's file has it; `row`: the key of the row that it is about. */
export const trialEvidence = evidenceBody.extend({ row: z.string().max(200).optional(), at: isoDateTime });

/** The evidence of one trial: as much as its devices and the secretariat say of it. */
export const trialEvidenceList = z.array(trialEvidence).max(500);

const typedItem = z.enum(RATIFICATION_ITEMS).refine(isTypedItem, 'is of the result itself');

/** The item of the file of a record that is meant. */
const itemReference = {
  trial: oid,
  row: z.string().min(1).max(200),
  key: z.string().min(1).max(400),
  item: typedItem,
};

/**
 * Body of `PUT /api/lesecretariat/evidence/{chOID}`: what the secretariat knows of an item, and whose word it is; without both, what
 * was typed is taken back. It stands over what devices say.
 */
export const evidenceNote = z.object({
  ...itemReference,
  text: evidenceFields.text,
  by: evidenceFields.by,
});

/** `POST /api/lesecretariat/evidence-pictures/{chOID}`: the body is the picture. */
export const evidencePictureQuery = z.object({ ...itemReference, name: pictureName });

/** `DELETE /api/lesecretariat/evidence-pictures/{chOID}`: the picture of an item. */
export const evidencePictureRemoval = z.object({ ...itemReference, id: oid });

/** A picture of evidence in a competition's file, in base64. */
export const evidencePictureFile = z.object({ id: oid, body: z.base64().max(MAX_PICTURE_LETTERS) });
