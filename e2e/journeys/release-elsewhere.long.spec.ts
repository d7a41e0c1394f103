import {
  appendFileSync,
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, runScript, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { readRelease } from '../support/versions.ts';

/** Which files have other bytes, and the screen that a reader then has: the shell's, or for a page alone the secretariat's. */
const REFUSED = [
  { kind: /^remoteEntry\..*\.js$/, title: 'Cette partie du site ne répond pas', again: 'Réessayer' },
  { kind: /^\d+\..*\.js$/, title: 'Cette partie du site ne répond pas', again: 'Réessayer' },
  { kind: /^\d+\..*\.css$/, title: 'La page n’a pas pu être chargée', again: 'Recharger' },
];

test('a secretariat served from a second origin opens, the policy names that origin, and files with other bytes do not run', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const dir = mkdtempSync(join(tmpdir(), 'foulee-origin-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const elsewhere: Server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', request.url?.endsWith('.css') ? 'text/css' : 'text/javascript');
    createReadStream(join(dir, new URL(request.url ?? '/', origin).pathname))
      .on('error', () => {
        response.statusCode = 404;
        response.end();
      })
      .pipe(response);
  }).listen(port);
  const server = await startServer({ REMOTE_ORIGINS: origin });
  try {
    await runScript('release.mjs', ['secretariat', '--site', server.siteDir, '--origin', origin, '--dir', dir]);
    expect((await readRelease(server.url, 'secretariat')).entry).toContain(origin);
    const policy = (await fetch(server.url)).headers.get('content-security-policy');
    expect(policy).toContain(origin);
    await page.goto(`${server.url}/mgr/lesecretariat/`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    for (const { kind, title, again } of REFUSED) {
      const mend = tamperWith(join(dir, 'remotes', 'secretariat'), kind);
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      mend();
      await page.getByRole('button', { name: again }).click();
      await expect(page.getByLabel('E-mail')).toBeVisible();
    }
  } finally {
    elsewhere.close();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});

/**
 * Adds bytes to the files of that kind, as whoever holds their origin could; gives back what takes them away again. The sheets that come
 * with the whole part are left alone, because without them no page of it is reached.
 */
function tamperWith(dir: string, kind: RegExp): () => void {
  const { exposes } = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  const appSheets: readonly string[] = exposes[0].assets.css.sync;
  const paths = readdirSync(dir)
    .filter((name) => kind.test(name) && !appSheets.includes(name))
    .map((name) => join(dir, name));
  expect(paths).not.toEqual([]);
  const before = paths.map((path) => [path, readFileSync(path)] as const);
  for (const path of paths) appendFileSync(path, path.endsWith('.js') ? '\n;globalThis.tampered = true;' : '\n/* */');
  return () => {
    for (const [path, content] of before) writeFileSync(path, content);
  };
}
