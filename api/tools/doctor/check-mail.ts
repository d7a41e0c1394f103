import { localize } from '../../src/base/localize.ts';
import { openSmtpTransport } from '../../src/services/mail/mail-sender.ts';
import { broken, type Finding, ok } from './finding.ts';

/** Whether the mail server accepts the connection, encryption and password; nothing is sent. */
export async function checkMail(mail: { readonly smtpUrl: string; readonly to: string }): Promise<Finding> {
  const { host } = new URL(mail.smtpUrl);
  const transport = await openSmtpTransport(mail.smtpUrl);
  try {
    await transport.verify();
    return ok('Courrier', localize(`${host} nous laisse entrer`, `${host} lets us in`));
  } catch (error) {
    return broken(
      'Courrier',
      localize(`${host} refuse (${(error as Error).message})`, `${host} refuses (${(error as Error).message})`),
      localize(
        'Vérifiez SMTP_URL : machine, port (587 ou 465), nom et mot de passe.',
        'Check SMTP_URL: machine, port (587 or 465), name and password.',
      ),
    );
  } finally {
    transport.close();
  }
}
