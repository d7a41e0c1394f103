import type { Config } from '../../base/config.ts';

/** How long the mail server may take to accept a connection, to greet, and to answer, ms. */
const TIMEOUT_MS = 20_000;

/** A mail; without `to` it goes to the operator. */
export interface MailMessage {
  readonly to?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** A text in one line, as a line break would end a header of the mail. */
export const joinLines = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A transport to the operator's mail server. The library is loaded with the first message, because a server that sends none then
 * takes 7 MB less memory.
 */
export async function openSmtpTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

/** Sends messages by the operator's mail server, to which the first one opens the transport. */
interface MailSender {
  send(message: MailMessage, oid: string): Promise<void>;
  close(): Promise<void>;
}

export function createMailSender({ smtpUrl, to }: NonNullable<Config['mail']>): MailSender {
  let openedTransport: ReturnType<typeof openSmtpTransport> | undefined;
  return {
    async send({ subject, ...message }, oid) {
      openedTransport ??= openSmtpTransport(smtpUrl);
      const transport = await openedTransport;
      const headers = { subject: `[Foulée] ${joinLines(subject)}`, messageId: `<${oid}@foulee.invalid>` };
      await transport.sendMail({ from: to, to, ...message, ...headers });
    },
    close: async () => (await openedTransport)?.close(),
  };
}
