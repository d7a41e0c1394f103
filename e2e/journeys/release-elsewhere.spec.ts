import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runScript, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { releasedAs } from '../support/versions.ts';

test('a secretariat served from a second origin opens, and the policy names that origin', async ({ page }) => {
  test.setTimeout(240_000);
  const dir = mkdtempSync(join(tmpdir(), 'foulee-origin-'));
  const port = await freePort();
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
    expect((await releasedAs(server.url, 'secretariat')).entry).toContain(origin);
    const policy = (await fetch(server.url)).headers.get('content-security-policy');
    expect(policy).toContain(origin);
    await page.goto(`${server.url}/mgr/lesecretariat/`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
  } finally {
    elsewhere.close();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
