import { createReadStream, lstatSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

const FOLDER = '/downloads/';

/** The name of the file that a path asks for; undefined for a path outside `downloads`, or a name that is never offered. */
export function findDownloadName(rawPath: string): string | undefined {
  if (!rawPath.startsWith(FOLDER)) return undefined;
  try {
    const name = decodeURIComponent(rawPath.slice(FOLDER.length));
    return name === '' || /^\.|[/\\\0]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** First and last byte that `Range: bytes=…` asks for; undefined for the whole file, `none` where there are no such bytes. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'none';
}

/** RFC 6266: the name as it is, beside one that old clients read. */
const formatAttachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["%\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * Sends a file of the site's folder `downloads` from the disk, whole or the requested part, so that an interrupted download can
 * continue.
 * @returns false where there is no such file
 */
export function sendDownload(
  req: IncomingMessage,
  res: ServerResponse,
  {
    siteDir,
    name,
    headers,
  }: { readonly siteDir: string; readonly name: string; readonly headers: OutgoingHttpHeaders },
): boolean {
  const path = join(siteDir, 'downloads', name);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return false;
  const { size, mtimeMs } = stats;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const commonHeaders = {
    ...headers,
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': formatAttachment(name),
    'content-type': 'application/octet-stream',
  };
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, commonHeaders).end();
    return true;
  }
  const isUnchanged = req.headers['if-range'] === undefined || req.headers['if-range'] === etag;
  const range = isUnchanged ? readRange(req.headers.range, size) : undefined;
  if (range === 'none') {
    res.writeHead(416, { ...commonHeaders, 'content-range': `bytes */${size}` }).end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  res.writeHead(range === undefined ? 200 : 206, {
    ...commonHeaders,
    'content-length': end - start + 1,
    ...(range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (req.method === 'HEAD' || size === 0) res.end();
  else pipeline(createReadStream(path, { start, end }), res, () => undefined);
  return true;
}
