import type { FastifyReply } from 'fastify';
import { errorEnvelope } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { TABLE_SEPARATORS } from '../../services/files/csv/write-table.ts';

/** `name`, `name=1` and `name=true` mean yes. */
export const flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .optional()
  .transform((text) => text !== undefined && text !== '0' && text !== 'false');

/** Everything is checked and reported, nothing is written. */
export const dryRun = flag;

/** Query parameters for how a table is written. */
export const tableOptions = {
  separator: z.enum(TABLE_SEPARATORS).default('semicolon'),
  lang: z.enum(['fr', 'en']).default('fr'),
};

/** Response schemas of a call that answers a file, or refuses with the error envelope. */
export const respondWithFile = (type: string) => ({
  produces: [type],
  response: { 200: z.string(), default: errorEnvelope },
});

/** Sends a file that a browser saves. */
export function sendFile(
  reply: FastifyReply,
  bytes: Buffer,
  { name, type }: { readonly name: string; readonly type: string },
): Promise<string> {
  reply.headers({ 'content-disposition': `attachment; filename="${name}"`, 'x-robots-tag': 'noindex' }).type(type);
  // Fastify sends bytes as they are, although the schema says string.
  return bytes as unknown as Promise<string>;
}
