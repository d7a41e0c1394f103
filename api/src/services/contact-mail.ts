import { isEmailAddress } from 'shared-domain';
import type { contactBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import {
  deleteMessagesBefore,
  dueMessages,
  insertMessage,
  messageSent,
  takeMessage,
} from '../store/contact-messages.ts';
import { newOid } from '../store/oid.ts';
import type { ContactMessageTable } from '../store/schema.ts';
import type { Context } from './context.ts';

/** How often messages that could not be sent are looked at, ms. */
const LOOK = 5000;
const AT_ONCE = 20;
/** A minute after the first failure, twice as long each time, six hours at most. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 6 * 3600 * 1000;
/** A mail server that says nothing is given up for this time, ms. */
const PATIENCE = 20_000;
/** Messages are kept 12 months (decision 30). */
const MONTHS_KEPT = 12;

export interface ContactMail {
  /** Keeps a message; it is in the database when this returns (decision 22). */
  keep(message: Pick<z.output<typeof contactBody>, 'from' | 'title' | 'content'>): Promise<void>;
  /** Sends what is due. */
  send(): Promise<void>;
  stop(): Promise<void>;
}

const waitAfter = (tries: number): number => Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);

/** One line, whatever was typed. */
const line = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/**
 * The operator's mail server, which is not waited for without end. The library comes with the first message: a server that sends
 * none is 7 MB lighter.
 */
export async function openTransport({ smtpUrl }: NonNullable<Config['mail']>) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...{ url: smtpUrl, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
  });
}

/** Sends visitors' messages by the operator's mail server; what could not be sent is tried again, and is never lost. */
export function sendContactMail(ctx: Context, { mail }: Config, onError: (error: unknown) => void): ContactMail {
  const { store, clock } = ctx;
  let opened: ReturnType<typeof openTransport> | undefined;
  let underway: Promise<void> | undefined;

  async function sendOne(message: ContactMessageTable): Promise<void> {
    if (mail === undefined) return;
    opened ??= openTransport(mail);
    const transport = await opened;
    const next = new Date(clock().getTime() + waitAfter(message.tries)).toISOString();
    if (!(await takeMessage(store.db, message, next))) return;
    const sender = line(message.sender);
    await transport.sendMail({
      ...{ from: mail.to, to: mail.to, subject: `[Foulée] ${line(message.title)}` },
      ...(isEmailAddress(sender) ? { replyTo: sender } : {}),
      text: `De : ${sender}\nLe : ${message.at}\n\n${message.content}\n`,
      messageId: `<${message.oid}@foulee.invalid>`,
    });
    await messageSent(store.db, message.oid, clock().toISOString());
  }

  async function sendDue(): Promise<void> {
    const now = clock();
    const oldest = new Date(now);
    oldest.setMonth(oldest.getMonth() - MONTHS_KEPT);
    await deleteMessagesBefore(store.db, oldest.toISOString());
    if (mail === undefined) return;
    for (const message of await dueMessages(store.db, now.toISOString(), AT_ONCE))
      await sendOne(message).catch(onError);
  }

  function send(): Promise<void> {
    underway ??= sendDue().finally(() => {
      underway = undefined;
    });
    return underway;
  }
  const timer = setInterval(() => send().catch(onError), LOOK);
  timer.unref();

  return {
    async keep({ from, title, content }) {
      const at = clock().toISOString();
      const fresh = { sent_at: null, tries: 0, next_try: at };
      await insertMessage(store.db, { oid: newOid(), sender: from, title, content, at, ...fresh });
      send().catch(onError);
    },
    send,
    async stop() {
      clearInterval(timer);
      await underway?.catch(onError);
      (await opened)?.close();
    },
  };
}
