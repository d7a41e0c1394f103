import { formatNameForLetter } from 'shared-domain';
import type { Config } from '../../base/config.ts';
import { canSendLetters } from '../accounts/account-letters.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';

interface InvitationMail {
  readonly to: string;
  /** Name of the organisation. */
  readonly organisation: string;
  /** Address of the inviting owner, where it is confirmed. */
  readonly from: string | undefined;
  /** Path of the one-time link. */
  readonly link: string;
  readonly expires: string;
}

/** Fixed, so that an organisation's owner cannot write a subject in the operator's name. */
const SUBJECT = 'Invitation à rejoindre une organisation';

/** Mails invitations. */
export interface InvitationSender {
  /** @returns whether the mail server took the invitation */
  send(mail: InvitationMail): Promise<boolean>;
}

/** Sends invitations while the owner waits, who hands the link over where that fails; undefined where this server sends no mail. */
export function createInvitationSender(config: Config, mail: OutgoingMail): InvitationSender | undefined {
  if (!canSendLetters(config)) return undefined;
  return {
    send({ to, organisation, from, link, expires }) {
      const until = expires.slice(0, 10);
      const name = formatNameForLetter(organisation);
      const text = [
        `${from ?? 'Quelqu’un dont l’adresse n’est pas confirmée'} vous invite à rejoindre l’organisation « ${name} » sur Foulée.`,
        `${from ?? 'Somebody whose address is not confirmed'} invites you to join the organisation “${name}” on Foulée.`,
        `${config.publicUrl}${link}`,
        `Ce lien sert une fois, jusqu’au ${until}. This link works once, until ${until}.`,
      ].join('\n\n');
      return mail.sendNow({ to, subject: SUBJECT, text: `${text}\n` });
    },
  };
}
