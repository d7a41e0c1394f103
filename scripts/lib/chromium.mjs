import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function found() {
  if (INSTALLED.some((path) => existsSync(path))) return true;
  const { chromium } = createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** True when journeys have a browser: the machine's, Playwright's, or one installed now where we may (Debian, as root). */
export async function ensureChromium() {
  if (found()) return true;
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!mayInstall) return false;
  await step('Installation de Chromium (apt-get)', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, quiet: true });
  }).catch(() => {});
  return found();
}
