import type { OperationParts } from '../routes/operations.ts';
import type { OutgoingMail } from '../services/mail/outgoing-mail.ts';

/** What the routes need beside their context. */
export interface CallParts extends OperationParts {
  readonly mail: OutgoingMail;
}

/** What registering the calls gives back. */
export interface RegisteredCalls {
  /** Loads the API documentation, which otherwise happens at its first request. */
  loadDocumentation(): Promise<unknown>;
}
