import { formatNameForLetter } from 'shared-domain';
import type { Config } from '../../base/config.ts';
import { canSendLetters } from '../accounts/account-letters.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';

interface InvitationMail {
  readonly to: string;
  /** Name of the organisation. */
  readonly organisation: string;
  /** E-mail address of the inviting owner; undefined while it is not confirmed. */
  readonly from: string | undefined;
  /** Path of the one-time link. */
  readonly link: string;
  /** When the link expires, ISO 8601 in UTC. */
  readonly expires: string;
}

/** Fixed, so that an organisation's owner cannot write a subject in the operator's name. */
const SUBJECT = 'Invitation à rejoindre une organisation';

/** Mails invitations. */
export interface InvitationSender {
  /** @returns whether the mail server took the invitation */
  send(mail: InvitationMail): Promise<boolean>;
}

/**
 * Creates a sender of invitations; undefined where this server cannot mail links, which needs a mail server and a public address. An invitation is sent at once and not queued, because the
 * owner waits for it: where that fails they pass the link on themselves.
 */
export function createInvitationSender(config: Config, mail: OutgoingMail): InvitationSender | undefined {
  if (!canSendLetters(config)) return undefined;
  return {
    send({ to, organisation, from, link, expires }) {
      const expiryDay = expires.slice(0, 10);
      const name = formatNameForLetter(organisation);
      const text = [
        `${from ?? 'Quelqu’un dont l’adresse n’est pas confirmée'} vous invite à rejoindre l’organisation « ${name} » sur Foulée.`,
        `${from ?? 'Somebody whose address is not confirmed'} invites you to join the organisation “${name}” on Foulée.`,
        `${config.publicUrl}${link}`,
        `Ce lien sert une fois, jusqu’au ${expiryDay}. This link works once, until ${expiryDay}.`,
      ].join('\n\n');
      return mail.sendNow({ to, subject: SUBJECT, text: `${text}\n` });
    },
  };
}
