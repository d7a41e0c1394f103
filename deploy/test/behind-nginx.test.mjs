import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT, SERVER } from '../../scripts/lib/project.mjs';

const HOST = 'foulee.example.org';
const MADE_UP = '203.0.113.77';
const ACCOUNT = { email: 'owner@club.example', password: 'un mot de passe assez long' };

const folder = mkdtempSync(join(tmpdir(), 'foulee-nginx-'));
const processes = [];
let ports;
let token;

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The configuration as it is shipped, on ports and with a certificate of the test's own. */
function writeConfig({ plain, secure, server }) {
  const certificate = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`]
      .concat(['-addext', `subjectAltName=DNS:${HOST},IP:127.0.0.1`])
      .concat(['-keyout', key, '-out', certificate]),
    { stdio: 'pipe' },
  );
  const shipped = readFileSync(join(ROOT, 'deploy', 'nginx', 'foulee.conf'), 'utf8');
  const site = shipped
    .replace(/^.*listen \[::\].*$\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${server};`)
    .replace(/\S+fullchain\.pem/, certificate)
    .replace(/\S+privkey\.pem/, key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
events {}
http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
}

/** One request by the front door, over HTTP/1.1. */
function ask(method, path, { headers = {}, body, onData } = {}) {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ rejectUnauthorized: false });
    const sent = request(
      {
        host: '127.0.0.1',
        port: ports.secure,
        servername: HOST,
        method,
        path,
        agent,
        headers: { host: HOST, ...headers },
      },
      (answer) => {
        if (onData !== undefined) return resolve({ answer, sent, stream: answer.on('data', onData) });
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode, headers: answer.headers, text });
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

async function send(method, path, body) {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { 'x-access-token': token }) };
  const { status, text } = await ask(method, path, { headers, body: JSON.stringify(body) });
  assert.equal(status, 200, text.slice(0, 500));
  return JSON.parse(text);
}

async function waitFor(isReady, what) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isReady().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not start`);
}

before(async () => {
  ports = { plain: await freePort(), secure: await freePort(), server: await freePort() };
  writeConfig(ports);
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: String(ports.server),
    TRUST_PROXY: '1',
    DEMO: '0',
    ORGANISER_EMAIL: ACCOUNT.email,
    ORGANISER_PASSWORD: ACCOUNT.password,
    PUBLIC_URL: `https://${HOST}`,
  };
  processes.push(spawn(process.execPath, [SERVER], { env, stdio: 'inherit' }));
  processes.push(spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' }));
  await waitFor(async () => (await ask('GET', '/api/health')).status === 200, 'the server behind nginx');
  ({ token } = await send('POST', '/api/sign-in', ACCOUNT));
});

after(async () => {
  for (const child of processes.reverse()) {
    if (child.exitCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function createChallenge() {
  const { orgs } = await send('GET', '/api/lesecretariat/my-orgs');
  const body = { name: 'Meeting', rtype: 'FFA', kind: 'outdoor', region: 'Bretagne', date: '2026-06-13', duration: 1 };
  const { oid } = await send('POST', '/api/lesecretariat/challenge', { ...body, org: { oid: orgs[0].oid } });
  return oid;
}

const UID = '000100-0-55-f1';
const upload = (chOID, rows) => ({
  chOID,
  trialsData: [
    {
      uid: UID,
      group: '100 m',
      name: '100 m',
      date: '2026-06-13T15:00:00+02:00',
      status: 15,
      g0: 100,
      g1: '0',
      category: 55,
      round: 'f',
      heat: 1,
    },
  ],
  resultlists: { [UID]: rows },
});

test('Plain HTTP leads to TLS, and TLS answers say so for a year, once', async () => {
  const plain = await fetch(`http://127.0.0.1:${ports.plain}/challenge/x`, {
    redirect: 'manual',
    headers: { host: HOST },
  });
  assert.equal(plain.status, 301);
  const { headers } = await ask('GET', '/api/regions');
  assert.equal(headers['strict-transport-security'], 'max-age=31536000');
});

test('The server knows who calls and that it was over TLS; an address that the caller makes up is not believed', async () => {
  const { text } = await ask('GET', '/api/health', { headers: { 'x-forwarded-for': MADE_UP } });
  assert.deepEqual(JSON.parse(text).caller, { address: '127.0.0.1', forwarded: 2, believed: 1, protocol: 'https' });
});

test('A change reaches a live stream at once: nothing is held back', { timeout: 30_000 }, async () => {
  const chOID = await createChallenge();
  let heard = '';
  const began = {};
  const { answer, sent } = await ask('GET', `/api/live/${chOID}/events`, {
    onData: (chunk) => {
      heard += chunk;
      if (heard.includes(UID)) began.heard ??= performance.now();
    },
  });
  assert.match(answer.headers['content-type'], /^text\/event-stream/);
  await send(
    'POST',
    `/api/lesecretariat/trials/${chOID}`,
    upload(chOID, [{ bib: '1', last: 'A', prf: { v: 10_500, u: 'ms', st: 1 } }]),
  );
  began.written = performance.now();
  await waitFor(async () => began.heard !== undefined, 'the live event');
  sent.destroy();
  assert.ok(began.heard - began.written < 3000, `heard after ${began.heard - began.written} ms`);
});

test('An upload of twenty megabytes goes through, and its answer comes compressed as the server made it', async () => {
  const chOID = await createChallenge();
  const rows = Array.from({ length: 20_000 }, (_, i) => ({
    bib: String(i),
    last: `N${i}`,
    prf: { v: 10_000 + i, u: 'ms', st: 1 },
    clubName: 'x'.repeat(100),
    unknown: 'y'.repeat(800),
  }));
  const body = upload(chOID, rows);
  assert.ok(JSON.stringify(body).length > 18e6);
  assert.equal((await send('POST', `/api/lesecretariat/trials/${chOID}`, body)).created, 1);
  const { rounds } = JSON.parse((await ask('GET', `/api/rounds/${chOID}`)).text);
  const path = `/api/results?trialOID=${rounds[0].heats[0].oid}`;
  const { headers } = await ask('GET', path, { headers: { 'accept-encoding': 'br' } });
  assert.equal(headers['content-encoding'], 'br');
});

test('The doctor finds its way by the front door, and names a certificate that nobody signed', async () => {
  const { checkPublicUrl } = await import('../../api/tools/doctor/check-public-url.ts');
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const { findings } = await checkPublicUrl(`https://127.0.0.1:${ports.secure}`);
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  const said = Object.fromEntries(findings.map(({ check, verdict, text }) => [check, `${verdict}: ${text}`]));
  assert.match(said.Certificat, /^broken: 127\.0\.0\.1 : encore 1 jours, mais /);
  assert.match(said.Mandataire, /^ok: les appelants sont distingués/);
});
