import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startUnwatchedBrowser } from '../support/unwatched-browser.ts';

/** A program that says, as Chromium does, at which port it listens, and lives until it is killed. */
const PROGRAM = `
import { writeFileSync } from 'node:fs';
const [port, pidFile, ...options] = process.argv.slice(2);
writeFileSync(pidFile, String(process.pid));
const profile = options.find((option) => option.startsWith('--user-data-dir=')).slice('--user-data-dir='.length);
writeFileSync(profile + '/DevToolsActivePort', port + '\\n/devtools/browser/x');
setInterval(() => undefined, 60_000);
`;
/** The text that a server adds to a socket's key (RFC 6455). */
const SOCKET_TEXT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const { TMPDIR } = process.env;
test.afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

/** Starts that program as a browser with its profile in an empty folder; says what is left of both. */
function startProgram(port: number) {
  const folder = test.info().outputPath('profiles');
  const [program, pidFile] = ['program.mjs', 'pid'].map((name) => test.info().outputPath(name)) as [string, string];
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, PROGRAM);
  process.env.TMPDIR = folder;
  return {
    start: () => startUnwatchedBrowser({ executablePath: process.execPath, args: [program, String(port), pidFile] }),
    listProfiles: () => readdirSync(folder),
    isAlive: () => {
      try {
        return process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
      } catch {
        return false;
      }
    },
  };
}

/** Listens as Chromium's socket does; hangs up at the first command. */
async function startBrokenSocket() {
  const server = createServer().on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}${SOCKET_TEXT}`;
    socket.write(
      [
        'HTTP/1.1 101 Switching Protocols',
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.once('data', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

test('a browser whose socket does not open is ended, and leaves no profile', async () => {
  const { port, stop } = await startBrokenSocket();
  stop();
  const { start, listProfiles, isAlive } = startProgram(port);
  await expect(start()).rejects.toThrow(/socket does not open/);
  expect([isAlive(), listProfiles()]).toEqual([false, []]);
});

test('what waits for a browser whose socket closes is told so, and what is sent to it later', async () => {
  const { port, stop } = await startBrokenSocket();
  const { start, listProfiles, isAlive } = startProgram(port);
  const browser = await start();
  expect(isAlive()).toBe(true);
  await expect(browser.open()).rejects.toThrow('Target.createBrowserContext: the browser’s socket is closed');
  await expect(browser.open()).rejects.toThrow('the browser’s socket is closed');
  await browser.close();
  stop();
  expect([isAlive(), listProfiles()]).toEqual([false, []]);
});
