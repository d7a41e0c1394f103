import type { Config } from '../../config.ts';
import { canWriteTo } from '../accounts/account-letters.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';

interface InvitationMail {
  readonly to: string;
  /** Name of the organisation. */
  readonly organisation: string;
  /** Path of the one-time link. */
  readonly link: string;
  readonly expires: string;
}

/** Writes invitations; undefined where this server writes to nobody. */
export interface InvitationSender {
  /** Whether a mail server took the invitation; where it did not, the link goes another way. */
  send(mail: InvitationMail): Promise<boolean>;
}

/** Invitations are sent while the owner waits: where the mail server is away, the owner hands the link over. */
export function invitationSender(config: Config, mail: OutgoingMail): InvitationSender | undefined {
  if (!canWriteTo(config)) return undefined;
  return {
    send({ to, organisation, link, expires }) {
      const until = expires.slice(0, 10);
      const text = [
        `Vous êtes invité·e à rejoindre l’organisation « ${organisation} » sur Foulée.`,
        `You are invited to join the organisation “${organisation}” on Foulée.`,
        `${config.publicUrl}${link}`,
        `Ce lien sert une fois, jusqu’au ${until}. This link works once, until ${until}.`,
      ].join('\n\n');
      return mail.sendNow({ to, subject: organisation, text: `${text}\n` });
    },
  };
}
