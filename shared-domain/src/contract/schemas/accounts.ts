import { z } from 'zod';
import { ROLES } from './answers.ts';
import { chosenPassword, isoDateTime, oid } from './common.ts';

const typed = z.string().max(1024);
/** Of an authenticator, or a recovery code in its place. */
const code = z.string().min(1).max(40);
const key = z.string().max(200);

/** What one knows, and where the account has a second factor, what one has. */
export const proofBody = z.object({ password: typed, code: code.optional() });
export const doneAnswer = z.object({});

/** `GET /api/lesecretariat/account`. `mail`: this server writes to people, so that links to accounts come by mail. */
export const accountAnswer = z.object({
  oid,
  email: z.string(),
  created: isoDateTime,
  verified: z.boolean(),
  mail: z.boolean(),
  secondFactor: z.boolean(),
  recoveryCodes: z.int(),
});

/** `POST /api/password/forgotten`: answered the same, and as fast, whether the address has an account or not. */
export const forgotPasswordBody = z.object({ email: z.email().max(254) });
/** `POST /api/password/reset`. `keep`: organisations to stay in, of an account whose address is claimed. */
export const resetPasswordBody = z.object({
  key,
  password: chosenPassword,
  keep: z.array(oid).max(200).optional(),
});
export const addressAnswer = z.object({ email: z.string() });

/** `POST /api/account-link`: what a mailed link is to. `claim`: it takes an address that nobody has proved from the account in `orgs`. */
export const accountLinkBody = z.object({ key });
export const accountLinkAnswer = z.object({
  kind: z.enum(['verify', 'reset', 'address']),
  email: z.string(),
  expires: isoDateTime,
  claim: z.boolean(),
  orgs: z.array(z.object({ oid, name: z.string(), role: z.enum(ROLES) })),
});

export const changeAddressBody = proofBody.extend({ email: z.email().max(254) });

/** `POST …/account/second-factor`: base32, and the address that an authenticator reads from a QR code. */
export const secondFactorAnswer = z.object({ secret: z.string(), uri: z.string() });
export const confirmSecondFactorBody = z.object({ code });
export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()) });
