import 'reflect-metadata';
import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { listLocalCaFiles } from '../../src/base/local-ca-files.ts';

cryptoProvider.set(webcrypto as unknown as Parameters<typeof cryptoProvider.set>[0]);

type CryptoKey = webcrypto.CryptoKey;
type CaFiles = ReturnType<typeof listLocalCaFiles>;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;
/** The authority outlives a few seasons; Apple trusts no leaf of more than 825 days. */
const AUTHORITY_DAYS = 5 * 365;
const LEAF_DAYS = 397;
/** A clock of a tablet may be behind. */
const BACKDATED_MS = DAY_MS;

interface Authority {
  readonly certificate: X509Certificate;
  readonly key: CryptoKey;
}

const newSerial = (): string => `00${randomBytes(15).toString('hex')}`;

const makePeriod = (now: Date, days: number) => ({
  notBefore: new Date(now.getTime() - BACKDATED_MS),
  notAfter: new Date(now.getTime() + days * DAY_MS),
});

/** Writes a key that only its owner may read. */
async function writeKey(file: string, key: CryptoKey): Promise<void> {
  const bytes = await webcrypto.subtle.exportKey('pkcs8', key);
  writeFileSync(file, `${PemConverter.encode(bytes, 'PRIVATE KEY')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

const writeCertificate = (file: string, ...certificates: readonly X509Certificate[]): void =>
  writeFileSync(file, `${certificates.map((each) => each.toString('pem')).join('\n')}\n`);

const newKeys = () =>
  webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;

async function readAuthority({ caCert, caKey }: CaFiles, now: Date): Promise<Authority | undefined> {
  if (!existsSync(caCert) || !existsSync(caKey)) return undefined;
  const certificate = new X509Certificate(readFileSync(caCert, 'utf8'));
  // A leaf that outlives its authority is trusted by nobody.
  if (certificate.notAfter.getTime() < now.getTime() + LEAF_DAYS * DAY_MS) return undefined;
  const bytes = createPrivateKey(readFileSync(caKey)).export({ type: 'pkcs8', format: 'der' });
  const key = (await webcrypto.subtle.importKey('pkcs8', bytes, ALGORITHM, true, ['sign'])) as CryptoKey;
  return { certificate, key };
}

async function makeAuthority({ caCert, caKey }: CaFiles, now: Date): Promise<Authority> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial(),
    name: `CN=Foulée ${now.toISOString().slice(0, 10)}`,
    ...makePeriod(now, AUTHORITY_DAYS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  await writeKey(caKey, keys.privateKey);
  writeCertificate(caCert, certificate);
  return { certificate, key: keys.privateKey };
}

/**
 * Makes this server's certificate for these names and addresses, signed by the authority in the same folder, which is made where there is
 * none, its end is near or a new one is wanted.
 */
export async function makeLocalCertificate(
  files: CaFiles,
  names: readonly string[],
  { isNew, now }: { readonly isNew: boolean; readonly now: Date },
): Promise<{ readonly isNewAuthority: boolean; readonly validTo: Date }> {
  mkdirSync(files.folder, { recursive: true, mode: 0o700 });
  const known = isNew ? undefined : await readAuthority(files, now);
  const authority = known ?? (await makeAuthority(files, now));
  const keys = await newKeys();
  const leaf = await X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: 'CN=Foulée',
    issuer: authority.certificate.subject,
    ...makePeriod(now, LEAF_DAYS),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: authority.key,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
      ),
      await AuthorityKeyIdentifierExtension.create(authority.certificate),
    ],
  });
  await writeKey(files.key, keys.privateKey);
  writeCertificate(files.cert, leaf, authority.certificate);
  return { isNewAuthority: known === undefined, validTo: leaf.notAfter };
}
