import type { OperationParts } from '../routes/operations.ts';
import type { OutgoingMail } from '../services/mail/outgoing-mail.ts';

/** What the routes need beside their context. */
export interface CallParts extends OperationParts {
  readonly mail: OutgoingMail;
}
