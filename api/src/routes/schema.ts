import { errorEnvelope } from 'shared-domain/contract/schemas';
import type { z } from 'zod';

/** Response schemas of a call: 200 with its object, any other status with the error envelope (Q18). */
export const respondWith = <T extends z.ZodType>(
  answer: T,
): { response: { 200: T; default: typeof errorEnvelope } } => ({
  response: { 200: answer, default: errorEnvelope },
});
