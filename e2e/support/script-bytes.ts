import type { Page } from '@playwright/test';

interface ScriptsSeen {
  readonly addresses: readonly string[];
  /** Bytes of scripts as they crossed the wire. */
  readonly bytes: number;
  /** Scripts that came uncompressed, or otherwise than in brotli. */
  readonly plain: readonly string[];
}

/** Counts the scripts that a page takes from the network from now on; read once it stands still. */
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
