import { deleteLetter, listLetters } from '../../store/accounts/letters.ts';
import { normalizeEmail } from '../../store/accounts/organisers.ts';
import type { Db } from '../../store/db.ts';
import type { ContactMessage } from './contact-letter.ts';

/** A message of the contact window, as its author may ask to see it. */
interface VisitorMessage {
  readonly at: string;
  /** When it was sent to the operator. */
  readonly sent: string | null;
  readonly title: string;
  readonly content: string;
}

/** Visitors type their sender freely: an address alone, or one with a name. */
const isSentBy = (sender: string, address: string): boolean =>
  [sender, ...sender.split(/[\s<>()[\],;"]+/)].map(normalizeEmail).includes(normalizeEmail(address));

async function findLettersFrom(db: Db, address: string) {
  const letters = await listLetters(db, 'contact');
  return letters
    .map(({ body, ...letter }) => ({ ...letter, message: JSON.parse(body) as ContactMessage }))
    .filter(({ message }) => isSentBy(message.sender, address));
}

/** The stored messages of one address, oldest first. */
export async function listMessagesFrom(db: Db, address: string): Promise<VisitorMessage[]> {
  const letters = await findLettersFrom(db, address);
  return letters.map(({ at, sent_at: sent, message: { title, content } }) => ({ at, sent, title, content }));
}

/** Deletes the stored messages of one address, and returns how many there were. */
export async function eraseMessagesFrom(db: Db, address: string): Promise<number> {
  const letters = await findLettersFrom(db, address);
  for (const { oid } of letters) await deleteLetter(db, oid);
  return letters.length;
}
