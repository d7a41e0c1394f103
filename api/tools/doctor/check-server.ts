import { connect, createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { HealthAnswer, HealthFault } from 'shared-domain/contract';
import { calls } from 'shared-domain/contract';
import { localize } from '../../src/base/localize.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const TIMEOUT_MS = 5000;
const DAY_MS = 24 * 3_600_000;
/** Days; certificates are renewed a month before they expire, so with fewer days renewal has failed. */
const MIN_CERTIFICATE_DAYS = 14;

/** An address for documentation (RFC 5737), from which no real call comes. */
const FORGED_ADDRESS = '203.0.113.77';

interface HealthReply {
  readonly health?: HealthAnswer;
  readonly status?: number;
  /** The time of the answering machine, ms since 1970. */
  readonly date?: number;
  readonly error?: string;
}

async function askHealth(base: string, headers: Record<string, string> = {}): Promise<HealthReply> {
  try {
    const answer = await fetch(new URL(calls.health.path, base), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const date = Date.parse(answer.headers.get('date') ?? '');
    const body = (await answer.json().catch(() => undefined)) as HealthAnswer | undefined;
    return { status: answer.status, date, ...(body?.schema === undefined ? {} : { health: body }) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { error: cause instanceof Error ? cause.message : message };
  }
}

/** The host by which a server that listens on `host` is reached from its own machine. */
const findLocalHost = (host: string): string => (['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host);

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: findLocalHost(host), timeout: TIMEOUT_MS });
    const end = (isAnswering: boolean) => {
      socket.destroy();
      resolve(isAnswering);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** The error code with which listening on a port fails; undefined where it is possible. */
function findListenFault(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** What a fault is called, and what to do about it. */
const FAULTS: Readonly<Record<HealthFault['id'], readonly [text: string, remedy: string]>> = {
  'disk full': [
    localize('disque plein', 'disk full'),
    localize('Libérez de la place ; rien n’est à relancer.', 'Make room; nothing has to be restarted.'),
  ],
  'disk low': [
    localize('disque presque plein', 'disk almost full'),
    localize('Libérez de la place avant que les écritures soient refusées.', 'Make room before writes are refused.'),
  ],
  'clock jumped': [
    localize('horloge déréglée depuis le démarrage', 'clock set wrong since the start'),
    localize('timedatectl set-ntp true, puis relancez.', 'timedatectl set-ntp true, then restart.'),
  ],
  'database damaged': [
    localize('base abîmée', 'database damaged'),
    localize(
      'Arrêtez le serveur et remettez la dernière sauvegarde (npm run restore).',
      'Stop the server and bring the last backup back (npm run restore).',
    ),
  ],
  'database read only': [
    localize('base en lecture seule', 'database read only'),
    localize(
      'Rendez au compte du serveur le droit d’écrire dans DATA_DIR, ou voyez quel PostgreSQL répond (DATABASE_URL).',
      'Let the server’s account write in DATA_DIR again, or see which PostgreSQL answers (DATABASE_URL).',
    ),
  ],
  'disk broken': [
    localize('disque de la base en panne', 'disk of the database broken'),
    localize(
      'Voyez le journal du système (dmesg) et copiez les sauvegardes ailleurs.',
      'See the system’s log (dmesg) and copy the backups elsewhere.',
    ),
  ],
  unavailable: [
    localize('la base a refusé une écriture', 'the database refused a write'),
    localize('Voyez la ligne « Base » et le journal du serveur.', 'See the line “Database” and the server’s log.'),
  ],
};

/** Checks that the server of this machine answers, or else that its port is free. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<Finding[]> {
  const title = 'Serveur';
  if (!(await isAnswered(port, host))) {
    const why = await findListenFault(port, host);
    if (why === undefined)
      return [
        warning(
          title,
          localize(`arrêté ; le port ${port} est libre`, `stopped; port ${port} is free`),
          localize('npm start, ou systemctl start foulee.', 'npm start, or systemctl start foulee.'),
        ),
      ];
    return [
      broken(
        title,
        localize(`le port ${port} ne peut pas être ouvert (${why})`, `port ${port} cannot be opened (${why})`),
        why === 'EACCES'
          ? localize(
              'Prenez un port au-dessus de 1023 et mettez nginx ou Caddy devant.',
              'Take a port above 1023 and put nginx or Caddy in front.',
            )
          : localize('Donnez un autre PORT, ou une autre adresse HOST.', 'Give another PORT, or another address HOST.'),
      ),
    ];
  }
  const { health, status, error } = await askHealth(
    `http://${findLocalHost(host).includes(':') ? `[${host}]` : findLocalHost(host)}:${port}`,
  );
  if (health !== undefined)
    return [
      ok(
        title,
        localize(
          `répond sur le port ${port} (Foulée ${health.version}, ${health.database})`,
          `answers on port ${port} (Foulée ${health.version}, ${health.database})`,
        ),
      ),
      ...health.faults.map(({ id }) => warning(title, ...FAULTS[id])),
    ];
  if (status === 503)
    return [
      broken(
        title,
        localize(
          `répond sur le port ${port}, mais n’atteint pas sa base`,
          `answers on port ${port}, but does not reach its database`,
        ),
        localize(
          'Voyez la ligne « Base » et le journal (journalctl -u foulee).',
          'See the line “Database” and the log (journalctl -u foulee).',
        ),
      ),
    ];
  return [
    broken(
      title,
      localize(
        `un autre programme répond sur le port ${port}${error === undefined ? '' : ` (${error})`}`,
        `another program answers on port ${port}${error === undefined ? '' : ` (${error})`}`,
      ),
      localize('Donnez un autre PORT, ou arrêtez-le (ss -ltnp).', 'Give another PORT, or stop it (ss -ltnp).'),
    ),
  ];
}

/** Whether the server knows its callers' addresses behind the proxy; a forged one, `FORGED_ADDRESS`, must not be believed. */
function checkCaller({ address, forwarded, protocol }: HealthAnswer['caller'], isHttps: boolean): Finding[] {
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
