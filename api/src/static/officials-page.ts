import { type Content, prepareContent } from './content.ts';
import type { FileStore } from './file-store.ts';
import type { RemoteRelease } from './remotes-file.ts';

/** What makes the consoles an application of their own on a device. */
const MANIFEST = prepareContent(
  'application/manifest+json',
  Buffer.from(
    JSON.stringify({
      id: '/officiel/',
      start_url: '/officiel/',
      scope: '/officiel/',
      display: 'standalone',
      lang: 'fr',
      name: 'Foulée Officiels',
      short_name: 'Officiels',
      background_color: '#ffffff',
      theme_color: '#14213d',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      ],
    }),
  ),
);

/** Boards of the stadium: the same page draws them, each layout under its own address. */
const BOARD_PATH = /^\/officiel\/ecran\/\w+$/;

/**
 * The page of the officials' consoles, its worker or its manifest, of the secretariat's present release; undefined for any other
 * address, and for a release that has no consoles.
 */
export function readOfficialsFile(
  path: string,
  remotes: readonly RemoteRelease[],
  files: FileStore,
): Content | undefined {
  const officials = remotes.find(({ name }) => name === 'secretariat')?.officials;
  if (officials === undefined) return undefined;
  if (BOARD_PATH.test(path)) return files.read(officials.page, 'text/html; charset=utf-8');
  switch (path) {
    // `/officiel` without the slash too: a redirect would lose the code behind the `#` on some phones.
    case '/officiel':
    case '/officiel/':
      return files.read(officials.page, 'text/html; charset=utf-8');
    case '/officiel/worker.js':
      return files.read(officials.worker, 'text/javascript; charset=utf-8');
    case '/officiel/manifest.webmanifest':
      return MANIFEST;
    default:
      return undefined;
  }
}
