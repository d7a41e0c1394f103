import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Freshness } from '../../base/scope.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import type { Encoding } from './accepted-encoding.ts';

const compressByBrotli = promisify(brotliCompress);
const compressByGzip = promisify(gzip);

/** Above 5 brotli costs more than it saves on an answer that lives for seconds (1.2 s at 11 for 489 KB). */
const BROTLI_QUALITY = 5;

/** One encoding of an answer, with its headers as a flat list: name, value, name, value. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly head: string[];
  readonly notModifiedHead: string[];
}

/** A public answer serialised once, used for as long as it is fresh. */
export interface PreparedAnswer extends Freshness {
  readonly json: Buffer;
  /** The ETag without quotes and without the ending that each encoding adds. */
  readonly tag: string;
  readonly encoded: Partial<Record<Encoding, EncodedAnswer>>;
  /** Compressions under way, shared by all requests that wait for them. */
  readonly pendingEncodings: Partial<Record<Encoding, Promise<EncodedAnswer>>>;
  /** Requested since the cache last made room. */
  isRecentlyUsed: boolean;
  /** Search engines must not keep it. */
  readonly noindex: boolean;
  /** Seconds, as in `BuiltAnswer`. */
  readonly maxAge?: number | undefined;
}

const NOINDEX = ['x-robots-tag', 'noindex'] as const;

/** Headers of all prepared answers, built once so that no hook runs when one is sent. */
export function buildCommonHead(vary: string | undefined): readonly string[] {
  const all = {
    'cache-control': 'public, no-cache',
    vary: ['accept-encoding', ...(vary === undefined ? [] : [vary])].join(', '),
    ...SECURITY_HEADERS,
  };
  return Object.entries(all).flat();
}

export const computeTag = (json: Buffer): string => createHash('sha256').update(json).digest('base64url').slice(0, 22);

async function compress(json: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressByBrotli(json, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
        },
      });
    case 'gzip':
      return compressByGzip(json);
    case 'identity':
      return json;
  }
}

/** The common headers for an answer that a client may show again without asking. */
const replaceMaxAge = (common: readonly string[], seconds: number): readonly string[] =>
  common.map((text, index) => (common[index - 1] === 'cache-control' ? `public, max-age=${seconds}` : text));

/** Each encoding has its own strong ETag (RFC 9110, 8.8.3). */
async function encode(answer: PreparedAnswer, encoding: Encoding, every: readonly string[]): Promise<EncodedAnswer> {
  const common = answer.maxAge === undefined ? every : replaceMaxAge(every, answer.maxAge);
  const body = await compress(answer.json, encoding);
  const etag = encoding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`;
  const notModifiedHead = ['etag', etag, ...common, ...(answer.noindex ? NOINDEX : [])];
  return {
    body,
    etag,
    notModifiedHead,
    head: [
      ...notModifiedHead,
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  };
}

async function addEncoding(
  answer: PreparedAnswer,
  encoding: Encoding,
  common: readonly string[],
): Promise<EncodedAnswer> {
  try {
    const encoded = await encode(answer, encoding, common);
    answer.encoded[encoding] = encoded;
    return encoded;
  } finally {
    delete answer.pendingEncodings[encoding];
  }
}

/** An answer in an encoding, compressed once. */
export async function encodeAnswer(
  answer: PreparedAnswer,
  encoding: Encoding,
  common: readonly string[],
): Promise<EncodedAnswer> {
  const existing = answer.encoded[encoding];
  if (existing !== undefined) return existing;
  answer.pendingEncodings[encoding] ??= addEncoding(answer, encoding, common);
  return answer.pendingEncodings[encoding];
}

export function countBytes(answer: PreparedAnswer): number {
  let bytes = answer.json.length;
  for (const one of Object.values(answer.encoded)) if (one.body !== answer.json) bytes += one.body.length;
  return bytes;
}
