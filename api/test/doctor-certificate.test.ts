import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTlsPair } from '../src/base/certificate.ts';
import type { TlsFiles } from '../src/base/config.ts';
import { listLocalCaFiles } from '../src/base/local-ca-files.ts';
import { guardConnections } from '../src/http/connections/connection-guard.ts';
import { computeConnectionLimits } from '../src/http/connections/connection-limits.ts';
import { createSecureTransport } from '../src/http/tls/secure-transport.ts';
import { checkOwnCertificate } from '../tools/doctor/check-own-certificate.ts';
import { checkServer } from '../tools/doctor/check-server.ts';
import { checkMissingSettings } from '../tools/doctor/check-settings.ts';
import type { Finding } from '../tools/doctor/finding.ts';
import { makeLocalCertificate } from '../tools/local-ca/make-certificate.ts';
import { allowForProcesses } from './process-limit.ts';
import { runTool } from './run-tool.ts';
import { startServer } from './running-server.ts';

allowForProcesses();

const folder = mkdtempSync(join(tmpdir(), 'foulee-doctor-certificate-'));
const files = listLocalCaFiles(folder);
const other = listLocalCaFiles(join(folder, 'other'));
const NOW = new Date();
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
beforeAll(async () => {
  for (const each of [files, other])
    await makeLocalCertificate(each, ['localhost', '127.0.0.1', 'stade.club.lan'], { isNew: false, now: NOW });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const formatVerdicts = (findings: readonly Finding[]): string[] =>
  findings.map(({ verdict, text, remedy }) => {
    expect(remedy === undefined).toBe(verdict === 'ok');
    return `${verdict}: ${text}`;
  });

const check = (certFile: string, keyFile: string, now = NOW, account?: number): string[] =>
  formatVerdicts(checkOwnCertificate({ tls: { certFile, keyFile }, host: '127.0.0.1' }, { now, account }));

describe('18. The doctor, of the server’s own certificate', () => {
  test.each([
    ['that stands', 0, /^ok: TLS_CERT : localhost, stade\.club\.lan, 127\.0\.0\.1 ; jusqu’au/],
    ['that ends soon', 395, /^warning: TLS_CERT : le certificat expire le/],
    ['that has ended', 500, /^broken: TLS_CERT : le certificat a expiré/],
  ])('%s', (_, days, expected) =>
    expect(check(files.cert, files.key, inDays(days))).toEqual([expect.stringMatching(expected)]),
  );

  test('that is missing, is none, or is of another key', () => {
    const text = join(folder, 'text.pem');
    writeFileSync(text, 'no certificate');
    expect([check(join(folder, 'none'), files.key), check(text, files.key), check(files.cert, other.key)]).toEqual([
      [expect.stringMatching(/^broken: TLS_CERT : .* ne peut pas être lu/)],
      [expect.stringMatching(/^broken: TLS_CERT et TLS_KEY/)],
      [expect.stringMatching(/^broken: TLS_KEY n’est pas la clé/)],
    ]);
  });

  test('whose key the server’s account cannot read', () => {
    chmodSync(files.key, 0o600);
    const account = statSync(files.key).uid + 1;
    expect(check(files.cert, files.key, NOW, account)).toEqual([
      expect.stringMatching(/^broken: le compte du serveur \(\d+\) ne peut pas lire .*server\.key/),
    ]);
  });

  test('none where the server has none', () => {
    expect(checkOwnCertificate({ host: '0.0.0.0' })).toEqual([]);
  });
});

describe('18. The doctor, of a server with its own certificate', () => {
  const tls = { certFile: files.cert, keyFile: files.key };

  test('finds it where none comes by http, as at an address of a network, though no authority it knows signed the certificate', async () => {
    const health = { schema: '1', version: '1', database: 'sqlite', faults: [] };
    const server = createServer((_, res) => res.end(JSON.stringify(health)));
    const limits = computeConnectionLimits(1000, 100);
    const transport = createSecureTransport(readTlsPair(tls), () => false);
    const guard = guardConnections(server, { limits, isProxy: () => false, warn: () => undefined, transport });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const settings = { port: (server.address() as AddressInfo).port, host: '127.0.0.1' };
    const find = async (own: TlsFiles) => formatVerdicts((await checkServer({ ...settings, tls: own })).findings);
    expect(await find(tls)).toEqual([expect.stringMatching(/^ok: répond sur le port/)]);
    expect(await find({ certFile: other.cert, keyFile: other.key })).toContainEqual(
      expect.stringMatching(/^warning: le serveur répond encore avec un autre certificat/),
    );
    guard.closeAll();
    await new Promise((resolve) => server.close(resolve));
  });

  test('sees that it answers without, though it is set', async () => {
    const server = await startServer();
    const { findings } = await checkServer({ port: Number(new URL(server.url).port), host: '127.0.0.1', tls });
    await server.close();
    expect(formatVerdicts(findings)).toEqual([
      expect.stringMatching(/^ok: répond/),
      expect.stringMatching(/^warning: le serveur répond sans TLS_CERT/),
    ]);
  });

  test('npm run doctor ends by 1 for a certificate that is missing', async () => {
    const env = { TLS_CERT: join(folder, 'none'), TLS_KEY: files.key, DATA_DIR: folder, DATABASE_URL: '', PORT: '1' };
    const { code, output } = await runTool('doctor', ['--json'], env);
    const { findings } = JSON.parse(output) as { findings: Finding[] };
    expect([code, findings.filter(({ check }) => check === 'Certificat').map(({ verdict }) => verdict)]).toEqual([
      1,
      ['broken'],
    ]);
  });
});

describe('18. The doctor, of settings that are missing', () => {
  const alone = { host: '127.0.0.1', trustProxy: false } as const;
  const mail = { smtpUrl: 'smtp://127.0.0.1', to: 'contact@club.example' };
  const publicUrl = 'https://resultats.example';
  const uplink = { url: publicUrl, token: 'x' };

  test.each([
    ['none for this machine alone', alone, []],
    ['both where others come by its address', { ...alone, host: '0.0.0.0' }, ['Adresse publique', 'Courrier']],
    ['both where others come by a proxy', { ...alone, trustProxy: 1 }, ['Adresse publique', 'Courrier']],
    ['mail alone', { ...alone, publicUrl }, ['Courrier']],
    ['none where both are set', { ...alone, publicUrl, mail }, []],
    ['none in a stadium, whose public server has them', { ...alone, host: '0.0.0.0', uplink }, []],
  ])('%s', (_, settings, expected) => {
    const findings = checkMissingSettings(settings);
    formatVerdicts(findings);
    expect(findings.map(({ check, verdict }) => [check, verdict])).toEqual(expected.map((name) => [name, 'warning']));
  });
});
