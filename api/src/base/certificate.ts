import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError, type TlsFiles } from './config.ts';
import { localize } from './localize.ts';

/** What a server needs to answer by https. */
interface TlsPair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** For which names and addresses a certificate stands, and until when. */
export interface Certificate {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly validTo: Date;
}

const DAY_MS = 86_400_000;

/** How long before its end a certificate is warned of, ms (officials 4.5). */
const CERTIFICATE_WARNING_MS = 10 * DAY_MS;

function readSettingFile(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new ConfigError(
      localize(`${name} : ${path} ne peut pas être lu (${reason})`, `${name}: ${path} cannot be read (${reason})`),
    );
  }
}

/** The part of a subject's alternative names that is of a kind. @example 'DNS:a.fr, IP Address:10.0.0.7' */
const listAlternatives = (text: string, kind: string): string[] =>
  text
    .split(', ')
    .filter((part) => part.startsWith(`${kind}:`))
    .map((part) => part.slice(kind.length + 1));

/** @throws Error for bytes that are no certificate */
export function readCertificate(bytes: Buffer): Certificate {
  const { subjectAltName = '', validToDate } = new X509Certificate(bytes);
  return {
    names: listAlternatives(subjectAltName, 'DNS'),
    addresses: listAlternatives(subjectAltName, 'IP Address'),
    validTo: validToDate,
  };
}

const servedPairs = new WeakMap<TlsFiles, TlsPair & { readonly certificate: Certificate }>();

/** The pair of these settings as it was read first, which is what this server serves until it is started again. */
export function readServedTlsPair(files: TlsFiles): TlsPair & { readonly certificate: Certificate } {
  const pair = servedPairs.get(files) ?? readTlsPair(files);
  servedPairs.set(files, pair);
  return pair;
}

/**
 * Reads the certificate and its key.
 * @throws ConfigError naming the setting whose file cannot be used
 */
export function readTlsPair({ certFile, keyFile }: TlsFiles): TlsPair & { readonly certificate: Certificate } {
  const cert = readSettingFile('TLS_CERT', certFile);
  const key = readSettingFile('TLS_KEY', keyFile);
  try {
    const certificate = readCertificate(cert);
    if (new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) return { cert, key, certificate };
  } catch (error) {
    throw new ConfigError(
      localize(
        `TLS_CERT et TLS_KEY : deux fichiers PEM sont attendus, le certificat et sa clé sans mot de passe (${(error as Error).message})`,
        `TLS_CERT and TLS_KEY: two PEM files are expected, the certificate and its key without a password (${(error as Error).message})`,
      ),
    );
  }
  throw new ConfigError(
    localize(
      'TLS_KEY n’est pas la clé du certificat de TLS_CERT',
      'TLS_KEY is not the key of the certificate of TLS_CERT',
    ),
  );
}

/** A meeting by its name and when it ends. */
export interface CertifiedMeeting {
  readonly name: string;
  readonly endsAt: Date;
}

/** What is wrong with the end of a certificate; `days` are those that are left. */
export interface CertificateWarning {
  readonly kind: 'ended' | 'meeting' | 'soon';
  readonly days: number;
  /** The meeting that it ends before, of the kind `meeting`. */
  readonly meeting?: string;
}

/** What is to be said of a certificate: it has ended, ends before the next meeting does, or ends soon. */
export function findCertificateWarning(
  { validTo }: Pick<Certificate, 'validTo'>,
  now: Date,
  meeting?: CertifiedMeeting,
): CertificateWarning | undefined {
  const leftMs = validTo.getTime() - now.getTime();
  const days = Math.max(0, Math.ceil(leftMs / DAY_MS));
  if (leftMs <= 0) return { kind: 'ended', days };
  if (meeting !== undefined && meeting.endsAt > validTo) return { kind: 'meeting', days, meeting: meeting.name };
  return leftMs <= CERTIFICATE_WARNING_MS ? { kind: 'soon', days } : undefined;
}

/** The warning for the operator. @example 'TLS_CERT: the certificate ends on 2027-03-02, in 4 days; renew it' */
export function describeCertificateWarning({ validTo }: Certificate, warning: CertificateWarning): string {
  const day = validTo.toISOString().slice(0, 10);
  const { kind, days, meeting } = warning;
  switch (kind) {
    case 'ended':
      return localize(
        `TLS_CERT : le certificat a expiré le ${day} ; les navigateurs refusent ce site jusqu’à ce qu’il soit remplacé`,
        `TLS_CERT: the certificate ended on ${day}; browsers refuse this site until it is replaced`,
      );
    case 'meeting':
      return localize(
        `TLS_CERT : le certificat expire le ${day}, avant la fin de « ${meeting} » ; renouvelez-le avant ce jour`,
        `TLS_CERT: the certificate ends on ${day}, before “${meeting}” is over; renew it before that day`,
      );
    case 'soon':
      return localize(
        `TLS_CERT : le certificat expire le ${day}, dans ${days} ${days === 1 ? 'jour' : 'jours'} ; renouvelez-le`,
        `TLS_CERT: the certificate ends on ${day}, in ${days} ${days === 1 ? 'day' : 'days'}; renew it`,
      );
  }
}
