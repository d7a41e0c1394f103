import { deleteLetter, listLetters } from '../../store/accounts/letters.ts';
import { normalizeEmail } from '../../store/accounts/organisers.ts';
import type { Db } from '../../store/db.ts';
import type { ContactMessage } from './contact-letter.ts';

/** A message of the contact window, as it is handed to its author who asks for their data. */
interface VisitorMessage {
  readonly at: string;
  /** When it was sent to the operator, null before. */
  readonly sent: string | null;
  readonly title: string;
  readonly content: string;
}

/** The field for the sender is free text: an address, alone or with a name. */
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
