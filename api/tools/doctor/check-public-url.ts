import { connect as connectTls } from 'node:tls';
import type { HealthAnswer } from 'shared-domain/contract';
import { localize } from '../../src/base/localize.ts';
import { askHealth, TIMEOUT_MS } from './ask-server.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const DAY_MS = 24 * 3_600_000;
/** Days; certificates are renewed a month before they expire, so with fewer days renewal has failed. */
const MIN_CERTIFICATE_DAYS = 14;

/** An address for documentation (RFC 5737), from which no real call comes. */
const FORGED_ADDRESS = '203.0.113.77';

/**
 * Whether the server knows its callers' addresses behind its proxies. A forged one, `FORGED_ADDRESS`, must not be believed; each proxy
 * that adds whom it was called by adds one to it. Those that drop what was there cannot be counted.
 */
function checkCaller({ address, forwarded, believed, protocol }: HealthAnswer['caller'], isHttps: boolean): Finding[] {
  const title = 'Mandataire';
  if (address === FORGED_ADDRESS)
    return [
      broken(
        title,
        localize(
          'chacun peut se donner l’adresse qu’il veut (X-Forwarded-For)',
          'anybody can give themselves any address (X-Forwarded-For)',
        ),
        forwarded > 1
          ? localize(
              'Diminuez TRUST_PROXY : c’est le nombre de mandataires devant le serveur.',
              'Lower TRUST_PROXY: it is the number of proxies in front of the server.',
            )
          : localize(
              'Le mandataire doit ajouter l’adresse : proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for (nginx).',
              'The proxy must add the address: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for (nginx).',
            ),
      ),
    ];
  if (isHttps && protocol === 'http')
    return [
      warning(
        title,
        localize(
          `le serveur voit ${address}, venu par http : il ne croit pas le mandataire, tous ses appelants n’en font qu’un`,
          `the server sees ${address}, come by http: it does not believe the proxy, and takes all its callers for one`,
        ),
        localize(
          'TRUST_PROXY=1, et X-Forwarded-For et X-Forwarded-Proto dans le mandataire (deploy/nginx/foulee.conf).',
          'TRUST_PROXY=1, and X-Forwarded-For and X-Forwarded-Proto in the proxy (deploy/nginx/foulee.conf).',
        ),
      ),
    ];
  const proxies = forwarded - 1;
  if (believed < proxies)
    return [
      warning(
        title,
        localize(
          `${proxies} mandataires se suivent, le serveur en croit ${believed} : tous les appelants n’en font qu’un (vu : ${address})`,
          `${proxies} proxies follow one another, the server believes ${believed}: it takes all callers for one (seen: ${address})`,
        ),
        localize(
          `TRUST_PROXY=${proxies}, ou les adresses de chaque mandataire ; les limites valent alors pour chacun.`,
          `TRUST_PROXY=${proxies}, or the addresses of each proxy; limits are then counted for each caller.`,
        ),
      ),
    ];
  return [
    ok(title, localize(`les appelants sont distingués (vu : ${address})`, `callers are told apart (seen: ${address})`)),
  ];
}

/** Whole days until the certificate expires, and why it is not accepted. */
interface Certificate {
  readonly days?: number;
  readonly error?: string;
}

function readCertificate(url: URL): Promise<Certificate> {
  return new Promise((resolve) => {
    const socket = connectTls({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const fault = socket.authorizationError as Error | string | undefined;
      socket.destroy();
      resolve({
        days: Math.floor((Date.parse(end) - Date.now()) / DAY_MS),
        ...(fault ? { error: String((fault as Error).message ?? fault) } : {}),
      });
    });
    for (const event of ['error', 'timeout'] as const)
      socket.once(event, () => resolve({ error: localize('aucune réponse en TLS', 'no answer in TLS') }));
  });
}

export function checkCertificate(hostname: string, { days, error }: Certificate): Finding {
  const remedy = localize(
    'Renouvelez-le (certbot renew, ou voyez le journal de Caddy), puis rechargez le mandataire.',
    'Renew it (certbot renew, or see the log of Caddy), then reload the proxy.',
  );
  if (days === undefined || days < 0)
    return broken('Certificat', error ?? localize('il est échu', 'it has expired'), remedy);
  const text = localize(`${hostname} : encore ${days} jours`, `${hostname}: ${days} days left`);
  if (error !== undefined)
    return broken(
      'Certificat',
      localize(`${text}, mais ${error}`, `${text}, but ${error}`),
      localize(
        'Installez un certificat reconnu (Let’s Encrypt), avec sa chaîne entière.',
        'Install a recognised certificate (Let’s Encrypt), with its whole chain.',
      ),
    );
  return days < MIN_CERTIFICATE_DAYS ? warning('Certificat', text, remedy) : ok('Certificat', text);
}

/** Checks the public address from this machine; also returns the time of the answering machine, ms since 1970. */
export async function checkPublicUrl(publicUrl: string): Promise<{ findings: Finding[]; timeMs?: number }> {
  const url = new URL(publicUrl);
  const isHttps = url.protocol === 'https:';
  const findings: Finding[] = isHttps
    ? [checkCertificate(url.hostname, await readCertificate(url))]
    : [
        warning(
          'Certificat',
          localize(`${publicUrl} est sans chiffrement`, `${publicUrl} is without encryption`),
          localize(
            'Mettez nginx ou Caddy devant, avec un certificat (docs/operations.md).',
            'Put nginx or Caddy in front, with a certificate (docs/operations.md).',
          ),
        ),
      ];
  const { health, status, date, error } = await askHealth(publicUrl, { 'x-forwarded-for': FORGED_ADDRESS });
  if (health === undefined) {
    const why = error ?? localize(`réponse ${status}`, `answer ${status}`);
    return {
      findings: [
        ...findings,
        broken(
          'Adresse publique',
          localize(`${publicUrl} ne mène pas à Foulée (${why})`, `${publicUrl} does not lead to Foulée (${why})`),
          localize(
            'Vérifiez PUBLIC_URL, le DNS, le pare-feu et le mandataire.',
            'Check PUBLIC_URL, the DNS, the firewall and the proxy.',
          ),
        ),
      ],
    };
  }
  return {
    findings: [
      ...findings,
      ok(
        'Adresse publique',
        localize(`${publicUrl} mène à Foulée ${health.version}`, `${publicUrl} leads to Foulée ${health.version}`),
      ),
      ...checkCaller(health.caller, isHttps),
    ],
    ...(date === undefined || Number.isNaN(date) ? {} : { timeMs: date }),
  };
}
