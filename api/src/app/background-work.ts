import type { Config } from '../config.ts';
import { type ContactMail, sendContactMail } from '../services/contact-mail.ts';
import type { Context } from '../services/context.ts';
import { keepChangesFew } from '../services/old-changes.ts';
import { keepRecordsYoung } from '../services/old-records.ts';

export interface BackgroundWork {
  readonly mail: ContactMail;
  stop(): Promise<void>;
}

/** What a server does without being asked: old records go, messages are sent. It is done once, by whoever writes. */
export function startBackgroundWork(ctx: Context, config: Config, onError: (error: unknown) => void): BackgroundWork {
  const changes = keepChangesFew(ctx, onError);
  const records = keepRecordsYoung(ctx, onError);
  const mail = sendContactMail(ctx, config, onError);
  return {
    mail,
    async stop() {
      changes.stop();
      await records.stop();
      await mail.stop();
    },
  };
}
