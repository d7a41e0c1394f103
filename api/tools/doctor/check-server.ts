import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { HealthAnswer } from 'shared-domain/contract';
import type { Config } from '../../src/base/config.ts';
import { localize } from '../../src/base/localize.ts';
import { askMaxFiles, askOwnHealth, type HealthReply, TIMEOUT_MS } from './ask-server.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const TITLE = 'Serveur';

type ServerSettings = Pick<Config, 'port' | 'host' | 'tls' | 'metricsToken'>;

/** The host by which a server that listens on `host` is reached from its own machine. */
const findLocalHost = (host: string): string => (['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host);

/** Where the server of this machine is asked: as its settings say first, then as a server with other settings may answer. */
function listOwnAddresses({ port, host, tls }: ServerSettings): string[] {
  const name = findLocalHost(host);
  const place = `${name.includes(':') ? `[${name}]` : name}:${port}`;
  const schemes = tls === undefined ? ['http', 'https'] : ['https', 'http'];
  return schemes.map((scheme) => `${scheme}://${place}`);
}

type OwnReply = Awaited<ReturnType<typeof askOwnHealth>> & { readonly base: string };

/** The first of these addresses where a Foulée answers, else what the first one said. */
async function askFirst([base = '', ...others]: readonly string[]): Promise<OwnReply> {
  const reply = { base, ...(await askOwnHealth(base)) };
  if (isFoulee(reply) || others.length === 0) return reply;
  const other = await askFirst(others);
  return isFoulee(other) ? other : reply;
}

const isFoulee = ({ health, status }: HealthReply): boolean => health !== undefined || status === 503;

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

/** A server that is stopped, or cannot start here. */
async function checkFreePort(port: number, host: string): Promise<Finding> {
  const why = await findListenFault(port, host);
  if (why === undefined)
    return warning(
      TITLE,
      localize(`arrêté ; le port ${port} est libre`, `stopped; port ${port} is free`),
      localize('npm start, ou systemctl start foulee.', 'npm start, or systemctl start foulee.'),
    );
  return broken(
    TITLE,
    localize(`le port ${port} ne peut pas être ouvert (${why})`, `port ${port} cannot be opened (${why})`),
    why === 'EACCES'
      ? localize(
          'Prenez un port au-dessus de 1023 et mettez nginx ou Caddy devant.',
          'Take a port above 1023 and put nginx or Caddy in front.',
        )
      : localize('Donnez un autre PORT, ou une autre adresse HOST.', 'Give another PORT, or another address HOST.'),
  );
}

type Fault = HealthAnswer['faults'][number];

/** What a fault is called, and what to do about it. */
const FAULTS: Readonly<Record<Fault['id'], readonly [text: string, remedy: string]>> = {
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

/** Faults with which a server does not do its work; with the others it does, for now. */
const BREAKING_FAULTS: ReadonlySet<Fault['id']> = new Set([
  'disk full',
  'database damaged',
  'database read only',
  'disk broken',
]);

const judgeFault = ({ id }: Fault): Finding => (BREAKING_FAULTS.has(id) ? broken : warning)(TITLE, ...FAULTS[id]);

/** Whether the server answers with the certificate that its settings name now. */
function checkServedCertificate({ tls }: ServerSettings, { base, fingerprint }: OwnReply): Finding[] {
  if (tls === undefined) return [];
  const remedy = localize('Relancez le serveur avec ces réglages.', 'Start the server again with these settings.');
  if (base.startsWith('http:'))
    return [
      warning('Certificat', localize('le serveur répond sans TLS_CERT', 'the server answers without TLS_CERT'), remedy),
    ];
  try {
    if (new X509Certificate(readFileSync(tls.certFile)).fingerprint256 === fingerprint) return [];
  } catch {
    // What is wrong with the file is said of the file.
    return [];
  }
  const text = localize(
    'le serveur répond encore avec un autre certificat que TLS_CERT',
    'the server still answers with another certificate than TLS_CERT',
  );
  return [warning('Certificat', text, remedy)];
}

/** What the server of this machine is found to be, and how many files it may open, where it says so. */
export interface ServerCheck {
  readonly findings: readonly Finding[];
  readonly maxFiles?: number;
}

/** Checks that the server of this machine answers, or else that its port is free. */
export async function checkServer(settings: ServerSettings): Promise<ServerCheck> {
  const { port, host } = settings;
  if (!(await isAnswered(port, host))) return { findings: [await checkFreePort(port, host)] };
  const reply = await askFirst(listOwnAddresses(settings));
  const { base, health, status, error } = reply;
  const served = isFoulee(reply) ? checkServedCertificate(settings, reply) : [];
  if (health !== undefined) {
    const answers = localize(
      `répond sur le port ${port} (Foulée ${health.version}, ${health.database})`,
      `answers on port ${port} (Foulée ${health.version}, ${health.database})`,
    );
    const maxFiles = await askMaxFiles(base, settings.metricsToken);
    const findings = [ok(TITLE, answers), ...health.faults.map(judgeFault), ...served];
    return { findings, ...(maxFiles === undefined ? {} : { maxFiles }) };
  }
  if (status === 503) {
    const text = localize(
      `répond sur le port ${port}, mais n’atteint pas sa base`,
      `answers on port ${port}, but does not reach its database`,
    );
    const remedy = localize(
      'Voyez la ligne « Base » et le journal (journalctl -u foulee).',
      'See the line “Database” and the log (journalctl -u foulee).',
    );
    return { findings: [broken(TITLE, text, remedy), ...served] };
  }
  const why = error === undefined ? '' : ` (${error})`;
  const text = localize(
    `un autre programme répond sur le port ${port}${why}`,
    `another program answers on port ${port}${why}`,
  );
  const remedy = localize(
    'Donnez un autre PORT, ou arrêtez-le (ss -ltnp).',
    'Give another PORT, or stop it (ss -ltnp).',
  );
  return { findings: [broken(TITLE, text, remedy)] };
}
