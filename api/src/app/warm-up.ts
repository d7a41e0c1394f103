import { get } from 'node:http';

/**
 * Asks a server for the home page in each language, so that what reads and draws pages is ready for the first readers.
 * @returns a promise of the answers, or of their failure
 */
export async function warmUp(address: string): Promise<void> {
  // Not `fetch`: its parser takes as much memory as ten thousand streams, for good.
  const ask = (language: string) =>
    new Promise<void>((resolve) => {
      const request = get(`${address}/`, { headers: { 'accept-language': language } }, (page) => page.resume());
      request.on('error', () => undefined).once('close', resolve);
    });
  await Promise.all(['fr', 'en'].map(ask));
}
