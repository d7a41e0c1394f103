import type { Page } from '@playwright/test';

interface ScriptsSeen {
  readonly addresses: readonly string[];
  /** Transferred bytes of the scripts, compressed. */
  readonly bytes: number;
  /** URLs of scripts that were not compressed by brotli. */
  readonly plain: readonly string[];
}

/** Counts the scripts that a page loads from the network from now on; read it once the page is idle. */
export function countScripts(page: Page): () => Promise<ScriptsSeen> {
  const answers: Promise<{ readonly url: string; readonly bytes: number; readonly brotli: boolean }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    answers.push(
      Promise.all([request.sizes(), request.response()]).then(([{ responseBodySize }, response]) => ({
        url: request.url(),
        bytes: responseBodySize,
        brotli: response?.headers()['content-encoding'] === 'br',
      })),
    );
  });
  return async () => {
    const seen = await Promise.all(answers);
    return {
      addresses: seen.map(({ url }) => url),
      bytes: seen.reduce((sum, { bytes }) => sum + bytes, 0),
      plain: seen.filter(({ brotli }) => !brotli).map(({ url }) => url),
    };
  };
}
