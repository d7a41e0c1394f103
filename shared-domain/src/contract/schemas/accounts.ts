import { z } from 'zod';
import { ROLES } from './answers.ts';
import { chosenPassword, isoDateTime, oid } from './common.ts';

const enteredPassword = z.string().max(1024);
/** From an authenticator app, or a recovery code instead. */
const code = z.string().min(1).max(40);
const key = z.string().max(200);

/** Confirms who is asking: the password and, where the account has a second factor, its code. */
export const proofBody = z.object({ password: enteredPassword, code: code.optional() });
export const emptyAnswer = z.object({});

/** `GET /api/lesecretariat/account`. `mail`: whether this server can send e-mail, and so account links. */
export const accountAnswer = z.object({
  oid,
  email: z.string(),
  created: isoDateTime,
  verified: z.boolean(),
  mail: z.boolean(),
  secondFactor: z.boolean(),
  recoveryCodes: z.int(),
});

/** `POST /api/password/forgotten`: the answer and its speed do not tell whether the address has an account. */
export const forgotPasswordBody = z.object({ email: z.email().max(254) });
/** `POST /api/password/reset`. `keep`: where the link claims the address of another account, its organisations to stay a member of. */
export const resetPasswordBody = z.object({
  key,
  password: chosenPassword,
  keep: z.array(oid).max(200).optional(),
});
export const addressAnswer = z.object({ email: z.string() });

/** `POST /api/account-link`: what a mailed link does. `claim`: it takes the address from an unverified account, a member of `orgs`. */
export const accountLinkBody = z.object({ key });
export const accountLinkAnswer = z.object({
  kind: z.enum(['verify', 'reset', 'address']),
  email: z.string(),
  expires: isoDateTime,
  claim: z.boolean(),
  orgs: z.array(z.object({ oid, name: z.string(), role: z.enum(ROLES) })),
});

export const changeAddressBody = proofBody.extend({ email: z.email().max(254) });

/** `POST …/account/second-factor`: `secret` in base32, `uri` the otpauth address for a QR code. */
export const secondFactorAnswer = z.object({ secret: z.string(), uri: z.string() });
export const confirmSecondFactorBody = z.object({ code });
export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()) });
