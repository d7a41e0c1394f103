import type { Config } from '../base/config.ts';
import { createAccountLetters } from '../services/accounts/account-letters.ts';
import type { Context } from '../services/context/context.ts';
import { writeContactLetter } from '../services/mail/contact-letter.ts';
import { createOutgoingMail, type OutgoingMail, type WriteMessage } from '../services/mail/outgoing-mail.ts';
import { type PushTimes, startPush } from '../services/push/start-push.ts';
import { startSilenceWatch } from '../services/site/silence-watch.ts';
import { startUplink, type UplinkTimes } from '../services/site/uplink/start-uplink.ts';
import { startCertificateWatch } from '../services/upkeep/certificate-watch.ts';
import { startDeletingOldChanges } from '../services/upkeep/old-changes.ts';
import { startDeletingOldRecords } from '../services/upkeep/old-records.ts';

interface BackgroundWork {
  readonly mail: OutgoingMail;
  stop(): Promise<void>;
}

/** Times of the work that goes out; shorter ones in tests. */
export interface WorkTimes {
  readonly pushTimes?: PushTimes | undefined;
  readonly uplinkTimes?: UplinkTimes | undefined;
}

/** Deletes old records, sends mail and push messages; started in one thread only, the one that writes. */
export function startBackgroundWork(
  ctx: Context,
  config: Config,
  onError: (error: unknown) => void,
  { pushTimes, uplinkTimes }: WorkTimes = {},
): BackgroundWork {
  const changes = startDeletingOldChanges(ctx, onError);
  const records = startDeletingOldRecords(ctx, onError);
  const certificate = startCertificateWatch(ctx, config, onError);
  const silence = startSilenceWatch(ctx, onError, uplinkTimes?.look);
  const uplink = startUplink(ctx, config, onError, uplinkTimes);
  // A stadium without internet reaches no push service; the public server tells followers.
  const push =
    config.uplink === undefined ? startPush(ctx, config, onError, pushTimes) : { stop: async () => undefined };
  const letters = createAccountLetters(ctx, config);
  const write: WriteMessage = async (letter) =>
    letter.kind === 'contact' ? writeContactLetter(letter) : letters[letter.kind]?.(letter);
  const mail = createOutgoingMail(ctx, config, write, onError);
  return {
    mail,
    async stop() {
      changes.stop();
      certificate.stop();
      await silence.stop();
      await uplink.stop();
      await records.stop();
      await mail.stop();
      await push.stop();
    },
  };
}
