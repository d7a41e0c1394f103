import { join, resolve } from 'node:path';
import { MIN_PASSWORD_LETTERS } from 'shared-domain/contract';
import { localize } from './localize.ts';
import { findPasswordProblem } from './password-rule.ts';
import { isPrivateHost } from './private-address.ts';
import { parseOrigins } from './remote-origins.ts';
import { parseTrustProxy, type TrustProxy } from './trust-proxy.ts';

/** The files of a certificate and of its key, by which the server answers by https. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** What the operator decides, read once from the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database, of its lock and, unless `SITE_DIR` is set, of the site. */
  readonly dataDir: string;
  /** Address of a PostgreSQL, which several instances may share; without it the database is a SQLite file in the data folder. */
  readonly databaseUrl?: string;
  readonly siteDir: string;
  /** Origin at which people reach this site: links in mails and pictures begin with it. */
  readonly publicUrl?: string;
  /** The certificate of this server's own https; without it a proxy gives https, or nobody does. */
  readonly tls?: TlsFiles;
  /** The first organiser, created at the start if there is no such account. */
  readonly organiser?: { readonly email: string; readonly password: string };
  /** How long a session lasts, ms. */
  readonly tokenTtl: number;
  readonly socialUrl?: string;
  readonly remoteOrigins: readonly string[];
  /** The mail server, and where visitors' messages are sent; without it messages are only stored. */
  readonly mail?: { readonly smtpUrl: string; readonly to: string };
  /** Whom `/.well-known/security.txt` names, and where visitors' messages go. */
  readonly contactEmail?: string;
  /** A CSV of licences, in which people are looked up as they are entered. */
  readonly licencesFile?: string;
  /** A notice of the operator, shown by every page. */
  readonly notice?: string;
  /** Whether push services may be in a private network, or answer by http: for tests on one machine. */
  readonly allowsPrivatePush: boolean;
  /** The public server that this one follows to from a stadium, and a session of it. */
  readonly uplink?: { readonly url: string; readonly token: string };
  /** Proxies whose `X-Forwarded-For` is believed: none, that many nearest ones, or those with these addresses. */
  readonly trustProxy: TrustProxy;
  /** Token that a reader of `/metrics` must send; without it only this machine may read them. */
  readonly metricsToken?: string;
  /** `DEMO=1` asks for the demo, `DEMO=0` refuses it, unset lets an empty database decide. */
  readonly demo?: boolean;
  /** Version of the application and of its API. */
  readonly version: string;
  /** Hash of the sources, part of every ETag: another build's answers are other answers. */
  readonly build: string;
  /** Memory for prepared answers, bytes. */
  readonly answerBytes: number;
}

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {}

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** @example parseDuration('12h') // 43_200_000; a bare number is seconds */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+)\s*([smhd]?)$/.exec(text.trim());
  if (match === null) return undefined;
  const ms = Number(match[1]) * UNITS[(match[2] || 's') as keyof typeof UNITS];
  return ms > 0 ? ms : undefined;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(localize(`PORT : « ${text} » n’est pas un port`, `PORT: “${text}” is no port`));
}

/** The site is served at the root of its address, so that a path or a query in it is a mistake. */
function parsePublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  // A session in clear text stays within one's own network.
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isPrivateHost(url.hostname));
  const isOrigin = url !== undefined && isSafe && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new ConfigError(
    localize(
      `PUBLIC_URL : « ${text} » n’est pas une adresse comme https://resultats.exemple.fr, sans chemin`,
      `PUBLIC_URL: “${text}” is no address such as https://results.example.org, without a path`,
    ),
  );
}

/** The first organiser may do everything, so a password that is easily guessed is refused. */
function requireStrongPassword(password: string, email: string): string {
  if (findPasswordProblem(password, [email]) === undefined) return password;
  throw new ConfigError(
    localize(
      `ORGANISER_PASSWORD : trop court, trop connu ou tiré de l’adresse ; choisissez-en un d’au moins ${MIN_PASSWORD_LETTERS} caractères, par exemple quatre mots au hasard`,
      `ORGANISER_PASSWORD: too short, too well known or taken from the address; choose one of at least ${MIN_PASSWORD_LETTERS} characters, four random words for example`,
    ),
  );
}

function parseOrganiser(env: NodeJS.ProcessEnv): Config['organiser'] {
  const { ORGANISER_EMAIL: email, ORGANISER_PASSWORD: password } = env;
  if (!email && !password) return undefined;
  if (email && password) return { email, password: requireStrongPassword(password, email) };
  throw new ConfigError(
    localize(
      'ORGANISER_EMAIL et ORGANISER_PASSWORD vont ensemble ; il en manque une',
      'ORGANISER_EMAIL and ORGANISER_PASSWORD go together; one is missing',
    ),
  );
}

function parseTls({ TLS_CERT, TLS_KEY }: NodeJS.ProcessEnv, root: string): TlsFiles | undefined {
  if (!TLS_CERT && !TLS_KEY) return undefined;
  if (TLS_CERT && TLS_KEY) return { certFile: resolve(root, TLS_CERT), keyFile: resolve(root, TLS_KEY) };
  throw new ConfigError(
    localize(
      'TLS_CERT et TLS_KEY vont ensemble ; il en manque une',
      'TLS_CERT and TLS_KEY go together; one is missing',
    ),
  );
}

function parseUplink({ UPLINK_URL, UPLINK_TOKEN }: NodeJS.ProcessEnv): Config['uplink'] {
  if (!UPLINK_URL && !UPLINK_TOKEN) return undefined;
  const url = URL.canParse(UPLINK_URL ?? '') ? new URL(UPLINK_URL ?? '') : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && UPLINK_TOKEN) return { url: url.origin, token: UPLINK_TOKEN.trim() };
  throw new ConfigError(
    localize(
      'UPLINK_URL et UPLINK_TOKEN vont ensemble : l’adresse du serveur public, comme https://resultats.exemple.fr, et la session faite pour ce portable',
      'UPLINK_URL and UPLINK_TOKEN go together: the address of the public server, such as https://results.example.org, and the session made for this laptop',
    ),
  );
}

function parseTtl(text: string): number {
  const ttl = parseDuration(text);
  if (ttl === undefined)
    throw new ConfigError(
      localize(
        `TOKEN_TTL : « ${text} » n’est pas une durée comme 12h, 30m ou 3600`,
        `TOKEN_TTL: “${text}” is no duration such as 12h, 30m or 3600`,
      ),
    );
  return ttl;
}

function readOrigins(text: string | undefined): readonly string[] {
  try {
    return parseOrigins(text);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function readTrustProxy(text = ''): TrustProxy {
  const trust = parseTrustProxy(text);
  if (trust !== undefined) return trust;
  throw new ConfigError(
    localize(
      `TRUST_PROXY : « ${text} » n’est ni un nombre de mandataires, ni loopback, ni une liste d’adresses ou de réseaux (10.0.0.0/8)`,
      `TRUST_PROXY: “${text}” is neither a number of proxies, nor loopback, nor a list of addresses or networks (10.0.0.0/8)`,
    ),
  );
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new ConfigError(
    localize(
      'DATABASE_URL : une adresse comme postgres://utilisateur:motdepasse@machine:5432/foulee est attendue ; sans cette variable, la base est embarquée',
      'DATABASE_URL: an address such as postgres://user:password@machine:5432/foulee is expected; without this variable the database is embedded',
    ),
  );
}

function parseMail(env: NodeJS.ProcessEnv): Config['mail'] {
  const { SMTP_URL: smtpUrl, CONTACT_EMAIL: to } = env;
  if (!smtpUrl) return undefined;
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new ConfigError(
      localize(
        'SMTP_URL : une adresse comme smtp://utilisateur:motdepasse@machine:587 est attendue',
        'SMTP_URL: an address such as smtp://user:password@machine:587 is expected',
      ),
    );
  if (!to)
    throw new ConfigError(
      localize(
        'CONTACT_EMAIL manque : avec SMTP_URL, il dit à qui envoyer les messages',
        'CONTACT_EMAIL is missing: with SMTP_URL it says whom messages are sent to',
      ),
    );
  return { smtpUrl, to };
}

/** The field, or nothing where its variable is unset or empty. */
const pickIfSet = <N extends string>(name: N, value: string | undefined): { readonly [K in N]?: string } =>
  value ? ({ [name]: value } as { [K in N]: string }) : {};

/**
 * Reads the environment. Folders are relative to `root`.
 * @throws ConfigError naming the variable that cannot be used
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
  { root = '.', ...app }: { version: string; build: string; root?: string },
): Config {
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  const organiser = parseOrganiser(env);
  const mail = parseMail(env);
  const tls = parseTls(env, root);
  const uplink = parseUplink(env);
  return {
    ...app,
    host: env.HOST || '0.0.0.0',
    port: parsePort(env.PORT || '3000'),
    dataDir,
    ...pickIfSet('databaseUrl', parseDatabaseUrl(env.DATABASE_URL)),
    ...pickIfSet('publicUrl', parsePublicUrl(env.PUBLIC_URL)),
    siteDir: env.SITE_DIR ? resolve(root, env.SITE_DIR) : join(dataDir, 'site'),
    ...(tls === undefined ? {} : { tls }),
    ...(uplink === undefined ? {} : { uplink }),
    ...(organiser === undefined ? {} : { organiser }),
    ...(mail === undefined ? {} : { mail }),
    ...pickIfSet('contactEmail', env.CONTACT_EMAIL),
    tokenTtl: parseTtl(env.TOKEN_TTL || '12h'),
    ...pickIfSet('socialUrl', env.SOCIAL_URL),
    ...(env.LICENCES_FILE ? { licencesFile: resolve(root, env.LICENCES_FILE) } : {}),
    ...pickIfSet('notice', env.NOTICE),
    ...pickIfSet('metricsToken', env.METRICS_TOKEN),
    remoteOrigins: readOrigins(env.REMOTE_ORIGINS),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    allowsPrivatePush: env.PUSH_PRIVATE === '1',
    ...(env.DEMO ? { demo: env.DEMO === '1' } : {}),
    answerBytes: 256 * 1024 * 1024,
  };
}
