import { z } from 'zod';
import { isoDateTime } from './common.ts';

/** An address at which other devices reach this site, and the network card that it is of. */
export const siteOrigin = z.object({ origin: z.string(), network: z.string().optional() });

/** `GET /api/lesecretariat/network`: how phones of a stadium reach this server, and what is to be said of its own certificate. */
export const networkAnswer = z.object({
  /** The likeliest address first; `arrived`: when a console was opened there last, within the last hour. */
  origins: z.array(siteOrigin.extend({ arrived: isoDateTime.optional() })),
  /** Whether `/ca` has the certificate of an authority of this server's own. */
  hasAuthority: z.boolean(),
  certificate: z
    .object({
      until: isoDateTime,
      /** It has ended, ends before the `meeting` does, or ends soon. */
      warning: z
        .object({ kind: z.enum(['ended', 'meeting', 'soon']), days: z.int(), meeting: z.string().optional() })
        .optional(),
      /** Addresses of this machine that it does not stand for, where it names no other that all phones find. */
      uncovered: z.array(z.string()).optional(),
    })
    .optional(),
  /** When a device opened the address of the `test`. */
  reached: isoDateTime.optional(),
});

/** What a page makes up for the address whose opening it waits for. */
export const reachTest = z.string().regex(/^[a-z\d]{8,32}$/, 'must be 8 to 32 small letters and digits');
