const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
};

/** Extensions of the compressed copies beside the files of a build, which are never requested by their own name. */
const COPY_EXTENSIONS = new Set(['br', 'gz']);

/** Top folders of files, in which there is no page. */
const FILE_FOLDERS = new Set(['remotes', 'static', 'ads', 'logos', 'downloads', 'analytics', 'cards']);

/** What a request path names: a page of the application, a file, or something that can never exist. */
type SitePath =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string; readonly type: string }
  | { readonly kind: 'refused' };

const REFUSED: SitePath = { kind: 'refused' };

/**
 * Reads a request's path. A path is decoded once; a segment that is `..`, hidden, or holds a backslash or a NUL is
 * refused, so that a file path always stays inside the folder it is looked up in.
 * @example parseSitePath('/remotes/public-site/main.1f2e3d4c.js')
 */
export function parseSitePath(rawPath: string): SitePath {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return REFUSED;
  }
  if (!path.startsWith('/') || /[\\\0]/.test(path)) return REFUSED;
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => segment.startsWith('.'))) return REFUSED;
  if (path === '/index.html') return { kind: 'page', path: '/' };
  const extension = /\.([a-z0-9]+)$/.exec(segments.at(-1) ?? '')?.[1] ?? '';
  const type = TYPES[extension];
  if (type !== undefined) return { kind: 'file', path, type };
  return COPY_EXTENSIONS.has(extension) || FILE_FOLDERS.has(segments[0] ?? '') ? REFUSED : { kind: 'page', path };
}

/** A file whose name holds the hash of its content: it never changes, so it may be cached for ever. */
export const isHashedName = (path: string): boolean => /[.-][0-9a-f]{8,64}\.[a-z0-9.]+$/.test(path);
