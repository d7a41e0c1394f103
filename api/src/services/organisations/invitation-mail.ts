import type { Config } from '../../config.ts';
import { openTransport } from '../contact-mail.ts';

interface InvitationMail {
  readonly to: string;
  /** Name of the organisation. */
  readonly organisation: string;
  /** Path of the one-time link. */
  readonly link: string;
  readonly expires: string;
}

/** Whether a mail server took the invitation; where it did not, the link goes another way. */
export type SendInvitation = (mail: InvitationMail) => Promise<boolean>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** @param origin where the invited reach this site, as the owner who invites reached it */
export function invitationMail({ mail }: Config, origin: string, onError: (error: unknown) => void): SendInvitation {
  if (mail === undefined) return async () => false;
  let opened: ReturnType<typeof openTransport> | undefined;
  return async ({ to, organisation, link, expires }) => {
    const name = oneLine(organisation);
    const until = expires.slice(0, 10);
    const text = [
      `Vous êtes invité·e à rejoindre l’organisation « ${name} » sur Foulée.`,
      `You are invited to join the organisation “${name}” on Foulée.`,
      `${origin}${link}`,
      `Ce lien sert une fois, jusqu’au ${until}. This link works once, until ${until}.`,
    ].join('\n\n');
    try {
      opened ??= openTransport(mail);
      const transport = await opened;
      await transport.sendMail({ from: mail.to, to, subject: `[Foulée] ${name}`, text: `${text}\n` });
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
}
