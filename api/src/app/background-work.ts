import type { Config } from '../base/config.ts';
import { createAccountLetters } from '../services/accounts/account-letters.ts';
import type { Context } from '../services/context/context.ts';
import { writeContactLetter } from '../services/mail/contact-letter.ts';
import { createOutgoingMail, type OutgoingMail, type WriteMessage } from '../services/mail/outgoing-mail.ts';
import { type PushTimes, startPush } from '../services/push/start-push.ts';
import { startCertificateWatch } from '../services/upkeep/certificate-watch.ts';
import { startDeletingOldChanges } from '../services/upkeep/old-changes.ts';
import { startDeletingOldRecords } from '../services/upkeep/old-records.ts';

interface BackgroundWork {
  readonly mail: OutgoingMail;
  stop(): Promise<void>;
}

/** Deletes old records, sends mail and push messages; started in one thread only, the one that writes. */
export function startBackgroundWork(
  ctx: Context,
  config: Config,
  onError: (error: unknown) => void,
  pushTimes?: PushTimes,
): BackgroundWork {
  const changes = startDeletingOldChanges(ctx, onError);
  const records = startDeletingOldRecords(ctx, onError);
  const certificate = startCertificateWatch(ctx, config, onError);
  const push = startPush(ctx, config, onError, pushTimes);
  const letters = createAccountLetters(ctx, config);
  const write: WriteMessage = async (letter) =>
    letter.kind === 'contact' ? writeContactLetter(letter) : letters[letter.kind]?.(letter);
  const mail = createOutgoingMail(ctx, config, write, onError);
  return {
    mail,
    async stop() {
      changes.stop();
      certificate.stop();
      await records.stop();
      await mail.stop();
      await push.stop();
    },
  };
}
