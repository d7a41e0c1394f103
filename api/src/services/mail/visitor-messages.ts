import { deleteLetter, listLetters } from '../../store/accounts/letters.ts';
import { normalEmail } from '../../store/accounts/organisers.ts';
import type { Db } from '../../store/db.ts';
import type { ContactMessage } from './contact-letter.ts';

/** A message of the contact window, as it is given out to who wrote it. */
interface VisitorMessage {
  readonly at: string;
  /** When it left for the operator. */
  readonly sent: string | null;
  readonly title: string;
  readonly content: string;
}

/** Visitors type their sender freely: an address alone, or with a name. */
const isSentBy = (sender: string, address: string): boolean =>
  [sender, ...sender.split(/[\s<>()[\],;"]+/)].map(normalEmail).includes(normalEmail(address));

async function findLettersFrom(db: Db, address: string) {
  const letters = await listLetters(db, 'contact');
  return letters
    .map(({ body, ...letter }) => ({ ...letter, message: JSON.parse(body) as ContactMessage }))
    .filter(({ message }) => isSentBy(message.sender, address));
}

/** What the database holds of what somebody wrote by the contact window, the oldest first. */
export async function listMessagesFrom(db: Db, address: string): Promise<VisitorMessage[]> {
  const letters = await findLettersFrom(db, address);
  return letters.map(({ at, sent_at: sent, message: { title, content } }) => ({ at, sent, title, content }));
}

/** Erases the same, and says how many. */
export async function eraseMessagesFrom(db: Db, address: string): Promise<number> {
  const letters = await findLettersFrom(db, address);
  for (const { oid } of letters) await deleteLetter(db, oid);
  return letters.length;
}
