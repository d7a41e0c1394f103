import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { localize } from '../localize.mjs';
import { ROOT } from '../project.mjs';
import { run } from '../run.mjs';
import { step } from '../say.mjs';

/** Chromium without windows, which needs a quarter less work for the same pages. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function hasBrowser() {
  if ([HEADLESS, ...WITH_WINDOWS].some((path) => existsSync(path))) return true;
  const { chromium } = createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test');
  return existsSync(chromium.executablePath());
}

async function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (await run('apt-get', words, { env, quiet: true })).code === 0;
}

const install = (name) => aptGet('-o', 'Acquire::Retries=0', 'install', '-y', '--no-install-recommends', name);

/**
 * True when journeys have a browser: the machine's, Playwright's, or one installed now where we may (Debian, as root). A
 * machine that has one is asked for the lighter one only where its lists of packages know it.
 */
export async function ensureChromium() {
  if (existsSync(HEADLESS)) return true;
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!mayInstall) return hasBrowser();
  await step(localize('Installation de Chromium (apt-get)', 'Installing Chromium (apt-get)'), async () => {
    if (!hasBrowser()) await aptGet('update');
    if (!(await install('chromium-headless-shell')) && !hasBrowser()) await install('chromium');
  }).catch(() => {});
  return hasBrowser();
}
