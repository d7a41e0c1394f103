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

/** How often letters that could not be sent are looked at, ms. */
const CHECK_INTERVAL_MS = 5000;
const MAX_LETTERS_AT_ONCE = 20;
/** A minute after the first failure, twice as long each time, six hours at most. */
const MIN_WAIT_MS = 60_000;
const MAX_WAIT_MS = 6 * 3600 * 1000;

export interface NewLetter {
  readonly kind: string;
  /** The operator without one. */
  readonly recipient?: string;
  readonly body?: Readonly<Record<string, string>>;
  /** When it would be of no use any more. */
  readonly expires?: Date;
}

/** Writes the text of a letter when it is sent; undefined where it has no recipient. */
export type WriteMessage = (letter: LetterTable) => Promise<MailMessage | undefined>;

export interface OutgoingMail {
  /** Keeps a letter; it is in the database when this returns (Q22). */
  queue(letter: NewLetter): Promise<void>;
  /** Sends a message at once, without storing it. @returns whether the mail server took it */
  sendNow(message: MailMessage): Promise<boolean>;
  /** Sends what is due. */
  send(): Promise<void>;
  stop(): Promise<void>;
}

const computeWait = (tries: number): number => Math.min(MIN_WAIT_MS * 2 ** tries, MAX_WAIT_MS);

/** Letters of a kind that stays once it is sent, for as long as it may: what visitors wrote. */
const STORED_KIND = 'contact';

/** Sends letters by the operator's mail server; what could not be sent is tried again, and is not lost. */
export function createOutgoingMail(
  { store, clock }: Context,
  { mail }: Config,
  write: WriteMessage,
  onError: (error: unknown) => void,
): OutgoingMail {
  const sender = mail === undefined ? undefined : createMailSender(mail);
  let sending: Promise<void> | undefined;
  /** A letter was kept while others were on their way. */
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
      // What is not for the operator is of no use where nothing is ever sent, and it names somebody.
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
