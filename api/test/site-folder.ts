import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openSite, type SiteOptions } from '../src/static/site.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** A published site as a release leaves it, served over real HTTP. */
export interface ServedSite {
  readonly siteDir: string;
  write(path: string, text: string): void;
  release(name: string, build: string, more?: object): void;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  close(): Promise<void>;
}

export const SHELL_SCRIPT = 'shell();'.repeat(400);

export async function serveSite(options: Partial<SiteOptions> = {}): Promise<ServedSite> {
  const siteDir = mkdtempSync(join(tmpdir(), 'foulee-site-'));
  const write = (path: string, text: string): void => {
    const target = join(siteDir, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.tmp`, text);
    renameSync(`${target}.tmp`, target);
  };
  const site = openSite({ siteDir, remoteOrigins: [], version: '0.9.0', ...options });
  const server = createServer((req, res) => {
    if (!site.handle(req, res)) res.writeHead(418).end('the API answers this');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const releases = new Map<string, object>();

  return {
    siteDir,
    write,
    release(name, build, more = {}) {
      const folder = name.replace('_', '-');
      const base = `/remotes/${folder}`;
      write(`remotes/${folder}/remoteEntry.${build}.js`, `entry('${build}');`);
      write(`remotes/${folder}/app.${build}.js`, `app('${build}');`);
      releases.set(name, {
        name,
        entry: `${base}/remoteEntry.${build}.js`,
        version: '0.9.0',
        build,
        platform: '1.0',
        released: '2026-11-21T10:00:00.000Z',
        preload: { js: [`${base}/app.${build}.js`], css: [`${base}/app.${build}.css`] },
        ...more,
      });
      write('remotes.json', JSON.stringify({ remotes: [...releases.values()] }));
    },
    get: (path, headers = {}, method = 'GET') => sendRequest(port, path, headers, method),
    async close() {
      site.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(siteDir, { recursive: true, force: true });
    },
  };
}

/** A raw request, as other clients remove `..` from the path. */
function sendRequest(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString('utf8') });
      });
    });
    req.once('error', reject);
    req.end();
  });
}

/** A site whose shell and two remotes are published. */
export async function servePublishedSite(options: Partial<SiteOptions> = {}): Promise<ServedSite> {
  const site = await serveSite(options);
  site.write('shell/main.0a1b2c3d.js', SHELL_SCRIPT);
  site.write(
    'shell/index.html',
    '<!doctype html><html lang="fr"><head><title>Foulée</title><script defer src="/main.0a1b2c3d.js"></script></head><body><div id="root"><p class="skeleton"></p></div></body></html>',
  );
  site.write('static/h240/fr.png', 'a flag');
  site.release('public_site', 'aaaaaaaa');
  site.release('secretariat', 'bbbbbbbb');
  return site;
}
