import type { Operated } from '../routes/operations.ts';
import type { OutgoingMail } from '../services/mail/outgoing-mail.ts';

/** What calls need beside their context. */
export interface CallParts extends Operated {
  readonly mail: OutgoingMail;
}

/** Calls that answer. */
export interface RegisteredCalls {
  /** Loads the API documentation before somebody asks for it. */
  loadDocumentation(): Promise<unknown>;
}
