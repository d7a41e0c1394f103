import { connect, createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { HealthAnswer } from 'shared-domain/contract';
import { calls } from 'shared-domain/contract';
import { broken, type Finding, ok, warning } from './finding.ts';

const PATIENCE = 5000;
const DAY = 24 * 3_600_000;
/** Certificates are renewed a month before their end: below this renewal has failed. */
const SHORT = 14;

/** An address of documentation (RFC 5737): nobody calls from it. */
const MADE_UP = '203.0.113.77';

interface Asked {
  readonly health?: HealthAnswer;
  readonly status?: number;
  /** What the answer's machine says of the time, ms since 1970. */
  readonly date?: number;
  readonly error?: string;
}

async function askHealth(base: string, headers: Record<string, string> = {}): Promise<Asked> {
  try {
    const answer = await fetch(new URL(calls.health.path, base), { headers, signal: AbortSignal.timeout(PATIENCE) });
    const date = Date.parse(answer.headers.get('date') ?? '');
    const body = (await answer.json().catch(() => undefined)) as HealthAnswer | undefined;
    return { status: answer.status, date, ...(body?.schema === undefined ? {} : { health: body }) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { error: cause instanceof Error ? cause.message : message };
  }
}

/** Where a server that listens on `host` is reached from its own machine. */
const reach = (host: string): string => (['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host);

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: reach(host), timeout: PATIENCE });
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** Why a port cannot be listened on; nothing is answered on it meanwhile. */
function whyNotListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

const FAULTS_IN_FRENCH: Readonly<Record<HealthAnswer['faults'][number]['id'], string>> = {
  'disk full': 'disque plein',
  'disk low': 'disque presque plein',
  'clock jumped': 'horloge déréglée depuis le démarrage',
  'database damaged': 'base abîmée',
  unavailable: 'la base a refusé une écriture',
};

/** The server of this machine: it answers, or its port is free for it. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<Finding[]> {
  const title = 'Serveur';
  if (!(await isAnswered(port, host))) {
    const why = await whyNotListen(port, host);
    if (why === undefined)
      return [warning(title, `arrêté ; le port ${port} est libre`, 'npm start, ou systemctl start foulee.')];
    return [
      broken(
        title,
        `le port ${port} ne peut pas être ouvert (${why})`,
        why === 'EACCES'
          ? 'Prenez un port au-dessus de 1023 et mettez nginx ou Caddy devant.'
          : 'Donnez un autre PORT, ou une autre adresse HOST.',
      ),
    ];
  }
  const { health, status, error } = await askHealth(
    `http://${reach(host).includes(':') ? `[${host}]` : reach(host)}:${port}`,
  );
  if (health !== undefined)
    return [
      ok(title, `répond sur le port ${port} (Foulée ${health.version}, ${health.database})`),
      ...health.faults.map(({ id, detail }) => warning(title, FAULTS_IN_FRENCH[id], detail)),
    ];
  if (status === 503)
    return [
      broken(
        title,
        `répond sur le port ${port}, mais n’atteint pas sa base`,
        'Voyez la ligne « Base » et le journal (journalctl -u foulee).',
      ),
    ];
  return [
    broken(
      title,
      `un autre programme répond sur le port ${port}${error === undefined ? '' : ` (${error})`}`,
      'Donnez un autre PORT, ou arrêtez-le (ss -ltnp).',
    ),
  ];
}

/** Whether callers are told apart behind the proxy: an address is made up, as anybody may, and must not be believed. */
function checkCaller({ address, forwarded, protocol }: HealthAnswer['caller'], isHttps: boolean): Finding[] {
  const title = 'Mandataire';
  if (address === MADE_UP)
    return [
      broken(
        title,
        'chacun peut se donner l’adresse qu’il veut (X-Forwarded-For)',
        forwarded > 1
          ? 'Diminuez TRUST_PROXY : c’est le nombre de mandataires devant le serveur.'
          : 'Le mandataire doit ajouter l’adresse : proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for (nginx).',
      ),
    ];
  if (isHttps && protocol === 'http')
    return [
      warning(
        title,
        `le serveur voit ${address}, venu par http : il ne croit pas le mandataire, tous ses appelants n’en font qu’un`,
        'TRUST_PROXY=1, et X-Forwarded-For et X-Forwarded-Proto dans le mandataire (deploy/nginx/foulee.conf).',
      ),
    ];
  return [ok(title, `les appelants sont distingués (vu : ${address})`)];
}

function daysOfCertificate(url: URL): Promise<{ days?: number; error?: string }> {
  return new Promise((resolve) => {
    const socket = connectTls({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
      rejectUnauthorized: false,
      timeout: PATIENCE,
    });
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const fault = socket.authorizationError as Error | string | undefined;
      socket.destroy();
      resolve({
        days: Math.floor((Date.parse(end) - Date.now()) / DAY),
        ...(fault ? { error: String((fault as Error).message ?? fault) } : {}),
      });
    });
    for (const event of ['error', 'timeout'] as const)
      socket.once(event, () => resolve({ error: 'aucune réponse en TLS' }));
  });
}

async function checkCertificate(url: URL): Promise<Finding> {
  const { days, error } = await daysOfCertificate(url);
  const renew = 'Renouvelez-le (certbot renew, ou voyez le journal de Caddy), puis rechargez le mandataire.';
  if (days === undefined || days < 0) return broken('Certificat', error ?? 'il est échu', renew);
  const text = `${url.hostname} : encore ${days} jours`;
  if (error !== undefined)
    return broken(
      'Certificat',
      `${text}, mais ${error}`,
      'Installez un certificat reconnu (Let’s Encrypt), avec sa chaîne entière.',
    );
  return days < SHORT ? warning('Certificat', text, renew) : ok('Certificat', text);
}

/** The address that readers use, asked from here. Gives the time of its machine too. */
export async function checkPublicUrl(publicUrl: string): Promise<{ findings: Finding[]; time?: number }> {
  const url = new URL(publicUrl);
  const isHttps = url.protocol === 'https:';
  const findings: Finding[] = isHttps
    ? [await checkCertificate(url)]
    : [
        warning(
          'Certificat',
          `${publicUrl} est sans chiffrement`,
          'Mettez nginx ou Caddy devant, avec un certificat (docs/operations.md).',
        ),
      ];
  const { health, status, date, error } = await askHealth(publicUrl, { 'x-forwarded-for': MADE_UP });
  if (health === undefined) {
    const why = error ?? `réponse ${status}`;
    return {
      findings: [
        ...findings,
        broken(
          'Adresse publique',
          `${publicUrl} ne mène pas à Foulée (${why})`,
          'Vérifiez PUBLIC_URL, le DNS, le pare-feu et le mandataire.',
        ),
      ],
    };
  }
  return {
    findings: [
      ...findings,
      ok('Adresse publique', `${publicUrl} mène à Foulée ${health.version}`),
      ...checkCaller(health.caller, isHttps),
    ],
    ...(date === undefined || Number.isNaN(date) ? {} : { time: date }),
  };
}
