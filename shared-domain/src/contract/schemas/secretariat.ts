import { z } from 'zod';
import { ACCESS_CODE_KINDS } from '../../organisation/access-code-kind.ts';
import { isoDateTime, oid } from './common.ts';

/** What an official's access code opens (decision 24). */
export const codeKind = z.enum(ACCESS_CODE_KINDS);

/** A code as it is shown, `ABCD-2345`; it opens nothing any more from `expires` on. */
export const accessCode = z.object({ code: z.string(), kind: codeKind, created: isoDateTime, expires: isoDateTime });

/** `GET /api/ask-code`: the live code of a kind, or none. */
export const askCodeAnswer = z.object({ code: accessCode.optional() });
export const makeCodeAnswer = z.object({ code: accessCode });
export const codesAnswer = z.object({ codes: z.array(accessCode) });
export const revokeCodeAnswer = z.object({ code: z.string() });

/** `GET /api/check-code`: whether the code was ever given out, and for what. */
export const checkCodeAnswer = z.object({ exists: z.boolean(), kind: codeKind.optional(), chOID: oid.optional() });

/** `GET /api/valid-code`: whether the code opens the door now. */
export const validCodeAnswer = z.object({
  valid: z.boolean(),
  kind: codeKind.optional(),
  chOID: oid.optional(),
  expires: isoDateTime.optional(),
});
