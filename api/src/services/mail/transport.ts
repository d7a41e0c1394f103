import type { Config } from '../../base/config.ts';

/** How long a mail server is waited for, ms. */
const TIMEOUT_MS = 20_000;

/** A mail; without `to` it goes to the operator. */
export interface Message {
  readonly to?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** One line, whatever was typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The operator's mail server, which is not waited for without end. The library comes with the first message: a server that sends
 * none is 7 MB lighter.
 */
export async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

interface Transport {
  send(message: Message, oid: string): Promise<void>;
  close(): Promise<void>;
}

export function createTransport({ smtpUrl, to }: NonNullable<Config['mail']>): Transport {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send({ subject, ...message }, oid) {
      opened ??= openTransport(smtpUrl);
      const transport = await opened;
      const named = { subject: `[Foulée] ${oneLine(subject)}`, messageId: `<${oid}@foulee.invalid>` };
      await transport.sendMail({ from: to, to, ...message, ...named });
    },
    close: async () => (await opened)?.close(),
  };
}
