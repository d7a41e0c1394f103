import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The one without windows first: it does a quarter less work for the same pages. */
const systemChromium = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));

const REFERENCE = '**/*.reference.spec.ts';
/** Journeys of the long run: whole meetings, and screens whose parts have tests in the short run. */
const LONG_JOURNEYS = ['**/*.long.spec.ts', '**/*.long.reference.spec.ts'];
const ignoredJourneys = process.env.FOULEE_LONG === '1' ? [] : LONG_JOURNEYS;

/** The browser does not run under libfaketime (scripts/clocks.mjs): its pages are given the dates (support/shifted-dates.ts). */
const { LD_PRELOAD: _faked, ...browserEnv } = process.env;

/**
 * Whole journeys in the machine's own Chromium. Each file starts a server of its own; those that hold times to the millisecond
 * have the machine to themselves.
 */
export default defineConfig({
  testDir: './journeys',
  // What needs the reference competitions is a run of its own: elsewhere it is not there.
  ...(process.env.FOULEE_REFERENCE === '1'
    ? { testMatch: REFERENCE, testIgnore: ignoredJourneys }
    : { testIgnore: [REFERENCE, ...ignoredJourneys] }),
  outputDir: '../.cache/e2e',
  // Journeys wait now and then: with three of them two cores are not always at work.
  workers: process.env.FOULEE_LONG === '1' ? 1 : 4,
  // Waiting for what is to happen costs nothing where it happens: a busy machine has time for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.FOULEE_REPORTER === 'json' ? [['json']] : [['list']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 360, height: 740 },
    trace: 'off',
    // A drawer that slides in is not yet where it is clicked; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker fetches no journey can hold back; the journeys about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.FAKETIME === undefined ? {} : { env: browserEnv as Record<string, string> }),
      ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A process less for each browser: a tenth of the work of a journey.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
