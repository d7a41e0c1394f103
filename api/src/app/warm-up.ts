import { get } from 'node:http';

/** Asks a server for the home page in each language, so that what reads and draws pages is ready for the first readers. */
export function warmUp(address: string): void {
  // Not `fetch`: its parser takes as much memory as ten thousand streams, for good.
  for (const language of ['fr', 'en'])
    get(`${address}/`, { headers: { 'accept-language': language } }, (page) => page.resume()).on(
      'error',
      () => undefined,
    );
}
