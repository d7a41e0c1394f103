import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openStore } from '../src/store/open-store.ts';
import { checkBackups, checkDisk, checkPermissions } from '../tools/doctor/check-folders.ts';
import { checkClock, checkNode, checkOpenFiles } from '../tools/doctor/check-machine.ts';
import { checkMail } from '../tools/doctor/check-mail.ts';
import { checkPostgres } from '../tools/doctor/check-postgres.ts';
import { checkCertificate, checkPublicUrl } from '../tools/doctor/check-public-url.ts';
import { checkServer } from '../tools/doctor/check-server.ts';
import { checkSqlite } from '../tools/doctor/check-sqlite.ts';
import type { Finding } from '../tools/doctor/finding.ts';
import { allowForProcesses } from './process-limit.ts';
import { runTool } from './run-tool.ts';
import { type RunningServer, startServer } from './running-server.ts';

allowForProcesses();

let folder: string;
let server: RunningServer | undefined;
let others: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-doctor-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await Promise.all(others.map(closeOther));
  others = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Ends a program; again, where it has ended, too. */
const closeOther = (program: Server) => new Promise((resolve) => program.close(resolve));

/** A finding that says what is wrong always says what to do. */
function formatVerdict(finding: Finding | undefined): string {
  if (finding === undefined) return 'none';
  const { verdict, text, remedy } = finding;
  expect(remedy === undefined).toBe(verdict === 'ok');
  return remedy === undefined ? `${verdict}: ${text}` : `${verdict}: ${text} → ${remedy}`;
}

async function listenAs(answer: (text: string) => string, greeting = ''): Promise<number> {
  const program = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(greeting);
    socket.on('data', (text) => socket.write(answer(String(text))));
  });
  others.push(program);
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  return (program.address() as AddressInfo).port;
}

const getPort = ({ url }: RunningServer): number => Number(new URL(url).port);

describe('The doctor, of this machine', () => {
  test('wants a Node that runs the server', () => {
    expect(formatVerdict(checkNode('20.19.0'))).toMatch(/^broken: 20\.19\.0 est trop ancien → Installez Node 24/);
    expect(formatVerdict(checkNode('24.1.0'))).toMatch(/^ok/);
  });

  test.each([
    [
      'behind its own program',
      Date.parse('2001-01-01'),
      {},
      true,
      /^broken: .* en retard sur le programme .*timedatectl/,
    ],
    [
      'an hour ahead of the database',
      Date.parse('2027-06-01'),
      { 'la base': Date.parse('2027-06-01') - 3_600_000 },
      true,
      /^broken: .* 3600 s en avance sur la base/,
    ],
    ['that nobody sets', Date.parse('2027-06-01'), {}, false, /^warning: .* aucun serveur de temps/],
    ['that is right', Date.parse('2027-06-01'), { 'la base': Date.parse('2027-06-01') + 900 }, true, /^ok/],
  ])('a clock %s', (_, now, others, synchronized, expected) => {
    expect(formatVerdict(checkClock(others, { now, synchronized }))).toMatch(expected);
  });

  test('says how many readers its limit of open files allows', () => {
    const limits = (hard: string) =>
      `Limit  Soft  Hard  Units\nMax open files            1024                 ${hard}      files\n`;
    const own = (hard: string) => formatVerdict(checkOpenFiles(undefined, limits(hard)));
    expect(own('1024')).toMatch(/^warning: 1024 au plus.* limite de ce compte-ci.* → .*LimitNOFILE=65536/);
    expect(own('524288')).toMatch(/^ok: .* le serveur ne dit pas la sienne/);
    expect(formatVerdict(checkOpenFiles(300, limits('524288')))).toMatch(/^warning: 300 au plus/);
    expect(formatVerdict(checkOpenFiles(65_536, limits('1024')))).toBe('ok: 65536 au plus');
  });
});

describe('The doctor, of the folders', () => {
  test.each([
    [1e6, /^broken: 1,0 Mo libres.* → Libérez de la place/],
    [100e6, /^warning: 100,0 Mo libres/],
    [5e9, /^ok/],
  ])('a disk with %d bytes left', (bytes, expected) => {
    expect(formatVerdict(checkDisk(join(folder, 'not', 'yet'), undefined, () => bytes))).toMatch(expected);
  });

  test('a database that others may read', () => {
    const file = join(folder, 'foulee.sqlite');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    expect(formatVerdict(checkPermissions(folder))).toMatch(
      /^warning: d’autres comptes peuvent lire .* → chmod 600 .*foulee\.sqlite$/,
    );
    chmodSync(file, 0o600);
    expect(formatVerdict(checkPermissions(folder))).toMatch(/^ok/);
  });

  test('18. a folder and a database that are of another account than the server’s, also for root', () => {
    const file = join(folder, 'foulee.sqlite');
    writeFileSync(file, '');
    chmodSync(file, 0o600);
    const own = statSync(folder).uid;
    expect([formatVerdict(checkDisk(folder, own + 1)), formatVerdict(checkPermissions(folder, own + 1))]).toEqual([
      expect.stringMatching(/^broken: .* ne peut pas être écrit par le compte du serveur \(\d+\) → chown -R/),
      expect.stringMatching(/^broken: le compte du serveur \(\d+\) ne peut pas lire .*foulee\.sqlite → chown \d+ /),
    ]);
    expect([checkDisk(folder, own).verdict, checkPermissions(folder, own)?.verdict]).toEqual(['ok', 'ok']);
  });

  test('backups that are missing, late or fresh', () => {
    const now = Date.now();
    expect(formatVerdict(checkBackups(folder, now))).toMatch(/^warning: aucune dans .* → npm run backup/);
    const file = join(folder, 'foulee-2026-11-22T03-40-00.sqlite');
    writeFileSync(file, '');
    const aged = (days: number) => {
      utimesSync(file, now / 1000 - days * 86_400, now / 1000 - days * 86_400);
      return formatVerdict(checkBackups(folder, now));
    };
    expect([aged(9), aged(2), aged(0)]).toEqual([
      expect.stringMatching(/^broken: 1 dans .* d’il y a 216 h/),
      expect.stringMatching(/^warning/),
      expect.stringMatching(/^ok/),
    ]);
  });
});

describe('The doctor, of the database', () => {
  test('finds a sound one, a damaged one, and none', async () => {
    expect(checkSqlite(folder).map(formatVerdict)).toEqual([expect.stringMatching(/^ok: aucune encore/)]);
    await (await openStore({ dataDir: folder })).close();
    expect(checkSqlite(folder).map(formatVerdict)).toEqual([
      expect.stringMatching(/^ok: .* est saine, ses tables sont à jour/),
    ]);
    const file = join(folder, 'foulee.sqlite');
    truncateSync(file, statSync(file).size / 2);
    expect(checkSqlite(folder).map(formatVerdict)).toEqual([
      expect.stringMatching(/^broken: .*abîmée.* → Remettez la dernière sauvegarde/),
    ]);
    truncateSync(file, 0);
    expect(checkSqlite(folder).map(formatVerdict)).toEqual([expect.stringMatching(/^broken: .* est vide/)]);
  });

  test('reads one that a server works on', async () => {
    const store = await openStore({ dataDir: folder });
    expect(checkSqlite(folder).map(formatVerdict)).toEqual([expect.stringMatching(/^ok: .* est saine/)]);
    await store.close();
  });

  test('that PostgreSQL does not give is named without its password', async () => {
    const { findings } = await checkPostgres('postgres://me:secret@127.0.0.1:1/foulee');
    expect(findings.map(formatVerdict)).toEqual([
      expect.stringMatching(/^broken: 127\.0\.0\.1:1\/foulee ne répond pas .* → Démarrez PostgreSQL/),
    ]);
    expect(findings.map(formatVerdict).join()).not.toContain('secret');
  });
});

describe('The doctor, of the server', () => {
  test('finds it at work, stopped, or another program in its place', async () => {
    server = await startServer();
    const host = '127.0.0.1';
    expect((await checkServer({ port: getPort(server), host })).findings.map(formatVerdict)[0]).toMatch(
      /^ok: répond sur le port/,
    );
    const port = await listenAs(() => 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nno');
    expect((await checkServer({ port, host })).findings.map(formatVerdict)).toEqual([
      expect.stringMatching(/^broken: un autre programme répond sur le port/),
    ]);
    const free = await listenAs(() => '');
    await Promise.all(others.map(closeOther));
    expect((await checkServer({ port: free, host })).findings.map(formatVerdict)).toEqual([
      expect.stringMatching(/^warning: arrêté ; le port \d+ est libre/),
    ]);
  });

  test('sees that its faults are told on', async () => {
    server = await startServer({ steady: { now: () => new Date(), measureLead: () => 3_600_000 } });
    const { findings } = await checkServer({ port: getPort(server), host: '127.0.0.1' });
    expect(findings.map(formatVerdict)).toContainEqual(
      expect.stringMatching(/^warning: horloge déréglée depuis le démarrage → timedatectl set-ntp true, puis relancez/),
    );
  });

  test.each([
    ['disk full', 'broken'],
    ['database damaged', 'broken'],
    ['disk low', 'warning'],
    ['unavailable', 'warning'],
  ])('18. a server whose fault is «%s» is %s', async (id, verdict) => {
    const body = JSON.stringify({
      schema: '1',
      version: '1',
      database: 'sqlite',
      faults: [{ id, detail: 'make room' }],
    });
    const port = await listenAs(() => `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    const { findings } = await checkServer({ port, host: '127.0.0.1' });
    expect(findings.map((finding) => finding.verdict)).toEqual(['ok', verdict]);
  });

  test('18. says how many files it may open, by itself', async () => {
    server = await startServer();
    const { maxFiles } = await checkServer({ port: getPort(server), host: '127.0.0.1' });
    expect(maxFiles).toBeGreaterThan(0);
  });

  test.each([
    ['one proxy, and one believed', '192.0.2.5', 1, /^ok/],
    [
      'two proxies, and one believed',
      '192.0.2.5, 198.51.100.9',
      1,
      /^warning: 2 mandataires .* en croit 1 .*198\.51\.100\.9.* → TRUST_PROXY=2/,
    ],
    ['two proxies, and one named', '192.0.2.5, 198.51.100.9', 'loopback', /^warning: 2 mandataires .* en croit 1/],
    ['two proxies, and two believed', '192.0.2.5, 198.51.100.9', 2, /^ok: .*192\.0\.2\.5/],
    ['two proxies, and both named', '192.0.2.5, 198.51.100.9', 'loopback, 198.51.100.0/24', /^ok: .*192\.0\.2\.5/],
  ])('18. behind %s', async (_, added, trust, expected) => {
    server = await startServer({ env: { TRUST_PROXY: String(trust) } });
    const { url } = server;
    const proxy = createHttpServer(async ({ url: path = '', headers }, res) => {
      const forwarded = { 'x-forwarded-for': `${headers['x-forwarded-for']}, ${added}` };
      res.end(await (await fetch(url + path, { headers: forwarded })).text());
    });
    others.push(proxy);
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { findings } = await checkPublicUrl(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    proxy.closeAllConnections();
    expect(findings.filter(({ check }) => check === 'Mandataire').map(formatVerdict)).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  test.each([
    ['too many proxies believed', '1', /^broken: chacun peut se donner l’adresse qu’il veut/],
    ['none believed, and none there', '', /^ok: les appelants sont distingués \(vu : 127\.0\.0\.1\)/],
  ])('of an address that anybody may make up: %s', async (_, TRUST_PROXY, expected) => {
    server = await startServer({ env: { TRUST_PROXY } });
    const { findings } = await checkPublicUrl(server.url);
    expect(findings.map(formatVerdict)).toContainEqual(expect.stringMatching(/^warning: .* est sans chiffrement/));
    expect(findings.filter(({ check }) => check === 'Mandataire').map(formatVerdict)).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  test.each([
    [{ days: 60 }, /^ok: foulee\.example : encore 60 jours/],
    [{ days: 13 }, /^warning: foulee\.example : encore 13 jours → Renouvelez-le \(certbot renew/],
    [{ days: -1 }, /^broken: il est échu → Renouvelez-le/],
    [{ error: 'aucune réponse en TLS' }, /^broken: aucune réponse en TLS → Renouvelez-le/],
    [
      { days: 60, error: 'self-signed certificate' },
      /^broken: .*, mais self-signed certificate → Installez un certificat/,
    ],
  ])('judges a certificate: %j', (certificate, expected) => {
    expect(formatVerdict(checkCertificate('foulee.example', certificate))).toMatch(expected);
  });

  test('finds a public address that leads nowhere', async () => {
    const { findings } = await checkPublicUrl('http://127.0.0.1:1');
    expect(findings.map(formatVerdict)).toContainEqual(
      expect.stringMatching(/^broken: http:\/\/127\.0\.0\.1:1 ne mène pas à Foulée .* → Vérifiez PUBLIC_URL/),
    );
  });
});

describe('The doctor, of the mail server', () => {
  const mail = (port: number) => ({ smtpUrl: `smtp://127.0.0.1:${port}`, to: 'contact@club.example' });

  test('is let in without sending anything', async () => {
    const heard: string[] = [];
    const port = await listenAs((text) => {
      heard.push(text.trim());
      return text.startsWith('EHLO') ? '250 hello\r\n' : '250 ok\r\n';
    }, '220 ready\r\n');
    expect(formatVerdict(await checkMail(mail(port)))).toMatch(/^ok/);
    expect(heard.join()).not.toMatch(/MAIL|RCPT|DATA/);
  });

  test('is refused: why, and which setting to look at', async () => {
    const port = await listenAs(() => '', '554 go away\r\n');
    expect(formatVerdict(await checkMail(mail(port)))).toMatch(/^broken: .* refuse \(.*\) → Vérifiez SMTP_URL/);
  });
});

describe('npm run doctor', () => {
  test('ends by 1 where something is broken, for programs too, and leaves every file as it was', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    await (await openStore({ dataDir })).close();
    truncateSync(join(dataDir, 'foulee.sqlite'), 0);
    const seen = () =>
      readdirSync(folder, { recursive: true }).map((name) => [name, statSync(join(folder, String(name))).mtimeMs]);
    const before = seen();
    const { code, output } = await runTool('doctor', ['--json'], { DATA_DIR: dataDir, DATABASE_URL: '', PORT: '1' });
    const { ok, findings } = JSON.parse(output) as { ok: boolean; findings: Finding[] };
    expect([code, ok]).toEqual([1, false]);
    const checked = [
      'Réglages',
      'Node',
      'Horloge',
      'Fichiers ouverts',
      'Disque',
      'Droits',
      'Base',
      'Sauvegardes',
      'Site',
    ];
    expect(findings.map(({ check }) => check)).toEqual([...checked, 'Serveur', 'Adresse publique', 'Courrier']);
    expect(findings.filter(({ verdict }) => verdict === 'broken').map(({ check }) => check)).toContain('Base');
    expect(seen()).toEqual(before);
  });

  test('says a setting that cannot be read, in words', async () => {
    const { code, output } = await runTool('doctor', [], { DATA_DIR: folder, PORT: 'huit' });
    expect([code, output]).toEqual([1, expect.stringMatching(/^✗ Réglages .*PORT : « huit » n’est pas un port/)]);
  });
});
