import type { uploadBody, uploadResult, uploadStart, uploadTrial } from 'shared-domain/contract/schemas';
import type { z } from 'zod';

/** Rows as senders wrote them, after validation; they are stored beside the rows that the server builds from them. */
export type SentUpload = z.output<typeof uploadBody>;
export type SentTrial = z.output<typeof uploadTrial>;
export type SentStart = z.output<typeof uploadStart>;
export type SentResult = z.output<typeof uploadResult>;
