import { openTransport } from '../../src/services/mail/transport.ts';
import { broken, type Finding, ok } from './finding.ts';

/** Whether the mail server lets us in: greets, encrypts, knows the password. Nothing is sent. */
export async function checkMail(mail: { readonly smtpUrl: string; readonly to: string }): Promise<Finding> {
  const { host } = new URL(mail.smtpUrl);
  const transport = await openTransport(mail.smtpUrl);
  try {
    await transport.verify();
    return ok('Courrier', `${host} nous laisse entrer`);
  } catch (error) {
    return broken(
      'Courrier',
      `${host} refuse (${(error as Error).message})`,
      'Vérifiez SMTP_URL : machine, port (587 ou 465), nom et mot de passe.',
    );
  } finally {
    transport.close();
  }
}
