import type { Config } from '../../src/base/config.ts';
import { localize } from '../../src/base/localize.ts';
import { isLoopback } from '../../src/base/private-address.ts';
import { type Finding, warning } from './finding.ts';

type Settings = Pick<Config, 'host' | 'publicUrl' | 'trustProxy' | 'mail' | 'uplink'>;

/** Whether other machines reach this server: by its own address, or by a proxy. */
const isReachedByOthers = ({ host, publicUrl, trustProxy }: Settings): boolean =>
  !(isLoopback(host) || host === 'localhost') || trustProxy !== false || publicUrl !== undefined;

/** Settings that a server which others reach works without, but poorly. A stadium's laptop has the public server's in their place. */
export function checkMissingSettings(settings: Settings): Finding[] {
  const { publicUrl, mail, uplink } = settings;
  if (uplink !== undefined || !isReachedByOthers(settings)) return [];
  const findings: Finding[] = [];
  if (publicUrl === undefined)
    findings.push(
      warning(
        'Adresse publique',
        localize(
          'PUBLIC_URL manque : les aperçus des liens partagés et les courriels ne savent pas où ils mènent',
          'PUBLIC_URL is missing: previews of shared links and mails do not know where they lead',
        ),
        localize(
          'PUBLIC_URL=https://… dans les réglages du serveur.',
          'PUBLIC_URL=https://… in the server’s settings.',
        ),
      ),
    );
  if (mail === undefined)
    findings.push(
      warning(
        'Courrier',
        localize(
          'SMTP_URL manque : les messages restent dans la base, invitations et mots de passe oubliés passent par vous',
          'SMTP_URL is missing: messages stay in the database, invitations and lost passwords go through you',
        ),
        localize(
          'SMTP_URL et CONTACT_EMAIL dans les réglages du serveur.',
          'SMTP_URL and CONTACT_EMAIL in the server’s settings.',
        ),
      ),
    );
  return findings;
}
