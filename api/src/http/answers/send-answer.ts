import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedAnswer } from './prepared-answer.ts';

/** Whether the reader has this answer already (RFC 9110, 13.1.2). */
function includesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  if (!ifNoneMatch.includes(',') && !ifNoneMatch.startsWith('W/')) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: EncodedAnswer): void {
  const ifNoneMatch = req.headers['if-none-match'];
  if (ifNoneMatch !== undefined && includesTag(ifNoneMatch, answer.etag)) {
    res.writeHead(304, answer.notModifiedHead);
    res.end();
    return;
  }
  res.writeHead(200, answer.head);
  if (req.method === 'HEAD') res.end();
  else res.end(answer.body);
}
