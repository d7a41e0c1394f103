import type { uploadBody, uploadResult, uploadStart, uploadTrial } from 'shared-domain/contract/schemas';
import type { z } from 'zod';

/** What senders wrote, once validated: it is kept as it came, beside what the server makes of it. */
export type SentUpload = z.output<typeof uploadBody>;
export type SentTrial = z.output<typeof uploadTrial>;
export type SentStart = z.output<typeof uploadStart>;
export type SentResult = z.output<typeof uploadResult>;
