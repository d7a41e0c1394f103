import { isEmailAddress } from 'shared-domain';
import type { LetterTable } from '../../store/schema.ts';
import { joinLines, type MailMessage } from './mail-sender.ts';

/** The body of a letter of kind `contact`. */
export interface ContactMessage {
  readonly sender: string;
  readonly title: string;
  readonly content: string;
}

/** A visitor's message to the operator, whose answer goes to the visitor where the sender is an e-mail address. */
export function writeContactLetter({ body, at }: LetterTable): MailMessage {
  const { sender, title, content } = JSON.parse(body) as ContactMessage;
  const from = joinLines(sender);
  return {
    subject: title,
    ...(isEmailAddress(from) ? { replyTo: from } : {}),
    text: `De : ${from}\nLe : ${at}\n\n${content}\n`,
  };
}
