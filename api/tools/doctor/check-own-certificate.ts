import { statSync } from 'node:fs';
import { describeCertificateWarning, findCertificateWarning, readTlsPair } from '../../src/base/certificate.ts';
import { type Config, ConfigError } from '../../src/base/config.ts';
import { localize } from '../../src/base/localize.ts';
import { listUncoveredAddresses } from '../../src/base/site-origins.ts';
import { broken, type Finding, ok, warning } from './finding.ts';
import { canAccess, READ } from './server-account.ts';

const TITLE = 'Certificat';

const buildRemedy = (): string =>
  localize(
    'Renouvelez-le, ou npm run local-ca, puis relancez le serveur : il lit TLS_CERT et TLS_KEY à son démarrage.',
    'Renew it, or npm run local-ca, then start the server again: it reads TLS_CERT and TLS_KEY at its start.',
  );

/** Checks the certificate and key of `TLS_CERT` and `TLS_KEY`. @param account of the server, who must be able to read them */
export function checkOwnCertificate(
  config: Pick<Config, 'tls' | 'host' | 'publicUrl'>,
  { account, now = new Date() }: { readonly account?: number | undefined; readonly now?: Date } = {},
): Finding[] {
  const { tls } = config;
  if (tls === undefined) return [];
  try {
    const { certificate } = readTlsPair(tls);
    const closed = [tls.certFile, tls.keyFile].filter(
      (file) => account !== undefined && !canAccess(statSync(file), account, READ),
    );
    if (closed.length > 0)
      return [
        broken(
          TITLE,
          localize(
            `le compte du serveur (${account}) ne peut pas lire ${closed.join(', ')}`,
            `the server’s account (${account}) cannot read ${closed.join(', ')}`,
          ),
          `chown ${account} ${closed.join(' ')}`,
        ),
      ];
    const found = findCertificateWarning(certificate, now);
    const uncovered = listUncoveredAddresses(config);
    const text = `TLS_CERT : ${[...certificate.names, ...certificate.addresses].join(', ')}`;
    const end = certificate.validTo.toISOString().slice(0, 10);
    const judge = found?.kind === 'ended' ? broken : warning;
    return [
      found === undefined
        ? ok(TITLE, localize(`${text} ; jusqu’au ${end}`, `${text}; until ${end}`))
        : judge(TITLE, describeCertificateWarning(certificate, found), buildRemedy()),
      ...(uncovered.length === 0
        ? []
        : [
            warning(
              TITLE,
              localize(
                `TLS_CERT ne vaut pas pour ${uncovered.join(', ')}, l’adresse de cette machine ici`,
                `TLS_CERT does not stand for ${uncovered.join(', ')}, this machine’s address here`,
              ),
              buildRemedy(),
            ),
          ]),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [broken(TITLE, error.message, buildRemedy())];
  }
}
