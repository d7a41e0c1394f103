import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Content, listAcceptedEncodings } from './content.ts';

/** Sends the best encoding that the request accepts: 304 when the reader has it already, no body to a HEAD. */
export function sendContent(
  req: IncomingMessage,
  res: ServerResponse,
  content: Content,
  headers: OutgoingHttpHeaders,
  status = 200,
): void {
  const encoding =
    listAcceptedEncodings(req.headers['accept-encoding']).find((name) => content.encoded[name]) ?? 'identity';
  const { body, etag } = content.encoded[encoding] ?? content.encoded.identity;
  const commonHeaders = { ...headers, etag };
  if (status === 200 && includesTag(req.headers['if-none-match'], etag)) {
    res.writeHead(304, commonHeaders).end();
    return;
  }
  res.writeHead(status, {
    ...commonHeaders,
    'content-type': content.type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function includesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
