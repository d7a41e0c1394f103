import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from './lib/localize.mjs';
import { ROOT } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

/**
 * Runs suites of `npm test` at times at which software often fails: `npm run clocks -- api shell`; a word that begins with
 * `@` chooses clocks: `npm run clocks -- @sunday e2e`. The clock is libfaketime's (package libfaketime of Debian); time runs on
 * from that moment, and measured durations are not affected.
 */
const CLOCKS = [
  ['sunday', 'Europe/Paris', '2026-06-14 03:30:00'],
  ['monday', 'Europe/Paris', '2026-06-15 00:00:30'],
  ['new-year', 'Europe/Paris', '2026-12-31 23:59:00'],
  ['spring', 'Europe/Paris', '2026-03-29 01:59:30'],
  ['autumn', 'Europe/Paris', '2026-10-25 02:59:30'],
  ['leap-day', 'Europe/Paris', '2028-02-29 12:00:00'],
  ['west', 'Etc/GMT+8', '2026-06-13 21:00:00'],
  ['east', 'Etc/GMT-13', '2026-06-14 02:00:00'],
];

const LIBRARY = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path));
if (LIBRARY === undefined)
  giveUp(
    localize(
      'libfaketime manque : installez le paquet libfaketime de Debian.',
      'libfaketime is missing: install the Debian package libfaketime.',
    ),
  );

/** Seconds from now to a moment on the wall clocks of a zone, as libfaketime wants them. */
function offsetTo(moment, zone) {
  const wall = Date.parse(`${moment.replace(' ', 'T')}Z`);
  const shown = (at) => Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`);
  const guess = wall - (shown(wall) - wall);
  const seconds = Math.round((wall - (shown(guess) - guess) - Date.now()) / 1000);
  return `${seconds < 0 ? '' : '+'}${seconds}`;
}

const words = process.argv.slice(2);
const chosen = words.filter((word) => word.startsWith('@')).map((word) => word.slice(1));
const suites = words.filter((word) => !word.startsWith('@'));
const failed = [];
for (const [name, zone, moment] of CLOCKS) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  say(`\n━━━━ ${name} : ${moment} (${zone})`);
  const { code } = await run(process.execPath, [join(ROOT, 'scripts', 'test.mjs'), ...suites], {
    env: {
      ...process.env,
      TZ: zone,
      LD_PRELOAD: LIBRARY,
      // The same offset for every process, so that their clocks agree; durations stay those of the machine.
      FAKETIME: offsetTo(moment, zone),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  if (code !== 0) failed.push(name);
}
say(failed.length === 0 ? localize('\n✓ Toutes les horloges', '\n✓ All clocks') : `\n✗ ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
