import type { Config } from '../../base/config.ts';
import {
  deleteLetter,
  deleteLettersExpiredBefore,
  insertLetter,
  listDueLetters,
  markLetterSent,
  takeLetter,
} from '../../store/accounts/letters.ts';
import { newOid } from '../../store/oid.ts';
import type { LetterTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { createMailSender, type MailMessage } from './mail-sender.ts';

/** How often the server looks for letters that failed and are to be tried again, ms. */
const CHECK_INTERVAL_MS = 5000;
const MAX_LETTERS_AT_ONCE = 20;
/** How long to wait after a failure, ms: twice as long after each one, between these limits. */
const MIN_WAIT_MS = 60_000;
const MAX_WAIT_MS = 6 * 3600 * 1000;

export interface NewLetter {
  readonly kind: string;
  /** The operator where it is absent. */
  readonly recipient?: string;
  readonly body?: Readonly<Record<string, string>>;
  /** When it is dropped if it could not be sent. */
  readonly expires?: Date;
}

/** Writes the text of a letter when it is sent; undefined where it has no recipient. */
export type WriteMessage = (letter: LetterTable) => Promise<MailMessage | undefined>;

export interface OutgoingMail {
  /** Stores a letter to be sent soon; it is in the database when this returns (Q22). */
  queue(letter: NewLetter): Promise<void>;
  /** Sends a message at once, without storing it. @returns whether the mail server took it */
  sendNow(message: MailMessage): Promise<boolean>;
  /** Sends what is due. */
  send(): Promise<void>;
  stop(): Promise<void>;
}

const computeWait = (tries: number): number => Math.min(MIN_WAIT_MS * 2 ** tries, MAX_WAIT_MS);

/** Letters of this kind, visitors' messages, stay stored once they are sent, until `old-records` deletes them. */
const STORED_KIND = 'contact';

/** Sends letters by the operator's mail server; a letter that could not be sent is tried again. */
export function createOutgoingMail(
  { store, clock }: Context,
  { mail }: Config,
  write: WriteMessage,
  onError: (error: unknown) => void,
): OutgoingMail {
  const sender = mail === undefined ? undefined : createMailSender(mail);
  let sending: Promise<void> | undefined;
  /** Whether a letter was stored while others were being sent. */
  let hasMore = false;

  async function sendOne(letter: LetterTable): Promise<void> {
    const next = new Date(clock().getTime() + computeWait(letter.tries)).toISOString();
    if (!(await takeLetter(store.db, letter, next))) return;
    const message = await write(letter);
    if (message !== undefined) await sender?.send(message, letter.oid);
    if (letter.kind === STORED_KIND) await markLetterSent(store.db, letter.oid, clock().toISOString());
    else await deleteLetter(store.db, letter.oid);
  }

  async function sendDue(): Promise<void> {
    const now = clock().toISOString();
    await deleteLettersExpiredBefore(store.db, now);
    if (sender === undefined) return;
    for (const letter of await listDueLetters(store.db, now, MAX_LETTERS_AT_ONCE)) await sendOne(letter).catch(onError);
  }

  function send(): Promise<void> {
    hasMore = true;
    sending ??= (async () => {
      while (hasMore) {
        hasMore = false;
        await sendDue();
      }
    })().finally(() => {
      sending = undefined;
    });
    return sending;
  }
  const timer = setInterval(() => send().catch(onError), CHECK_INTERVAL_MS);
  timer.unref();

  return {
    async queue({ kind, recipient = '', body = {}, expires }) {
      // Without a mail server a letter to somebody else would never leave, but would store an address.
      if (sender === undefined && kind !== STORED_KIND) return;
      const at = clock().toISOString();
      const letter = { kind, recipient, body: JSON.stringify(body), expires: expires?.toISOString() ?? null };
      await insertLetter(store.db, { oid: newOid(), ...letter, at, sent_at: null, tries: 0, next_try: at });
      send().catch(onError);
    },
    async sendNow(message) {
      try {
        await sender?.send(message, newOid());
        return sender !== undefined;
      } catch (error) {
        onError(error);
        return false;
      }
    },
    send,
    async stop() {
      clearInterval(timer);
      await sending?.catch(onError);
      await sender?.close();
    },
  };
}
