import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pages that are asked for after the home page: so many draws are needed until drawing is compiled for speed. */
const MAX_PAGES = 6;
const LANGUAGES = ['fr', 'en'] as const;

/** Whoever waited for the start comes first, ms. */
const PAUSE_MS = 1000;

/** The competitions that a home page leads to, each once. */
const listCompetitions = (home: string): string[] =>
  [...new Set(Array.from(home.matchAll(/href="(\/challenge\/[\w-]+)"/g), ([, path = '']) => path))].slice(0, MAX_PAGES);

/**
 * Asks a server for the home page in each language, and then for the competitions that it leads to, so that what reads and draws pages is
 * ready for the first readers.
 * @param pauseMs between the home page and the competitions, ms
 * @returns a promise of the answers, or of their failure
 */
export async function warmUp(address: string, pauseMs = PAUSE_MS): Promise<void> {
  // Not `fetch`: its parser takes as much memory as ten thousand streams, for good.
  const ask = (language: string, path: string) =>
    new Promise<string>((resolve) => {
      let text = '';
      const request = get(`${address}${path}`, { headers: { 'accept-language': language } }, (page) =>
        page.setEncoding('utf8').on('data', (part) => {
          text += part;
        }),
      );
      request.on('error', () => undefined).once('close', () => resolve(text));
    });
  const [home = ''] = await Promise.all(LANGUAGES.map((language) => ask(language, '/')));
  const competitions = listCompetitions(home);
  if (competitions.length > 0) await sleep(pauseMs);
  // One after the other: a reader waits for one page at most.
  for (const path of competitions) for (const language of LANGUAGES) await ask(language, path);
}
