import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Freshness } from '../../base/scope.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Above 5 brotli costs more than it saves on an answer that lives for seconds (1.2 s at 11 for 489 KB). */
const BROTLI_QUALITY = 5;

/** One encoding of an answer, with its head as it goes on the wire. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly head: string[];
  readonly notModifiedHead: string[];
}

/** A public answer serialised once, used for as long as it is fresh. */
export interface PreparedAnswer extends Freshness {
  readonly json: Buffer;
  /** Unquoted ETag; each encoding adds its own ending. */
  readonly tag: string;
  readonly encoded: Partial<Record<Encoding, EncodedAnswer>>;
  /** Encodings being made, however many wait for them. */
  readonly encoding: Partial<Record<Encoding, Promise<EncodedAnswer>>>;
  /** Asked for since the cache last looked for room. */
  used: boolean;
  /** Search engines must not keep it. */
  readonly noindex: boolean;
  /** Seconds, as of a `BuiltAnswer`. */
  readonly maxAge?: number | undefined;
}

const NOINDEX = ['x-robots-tag', 'noindex'] as const;

/** Told to every browser once, here, so that no hook has to run on a hot read. */
export function commonHead(vary: string | undefined): readonly string[] {
  const all = {
    'cache-control': 'public, no-cache',
    vary: ['accept-encoding', ...(vary === undefined ? [] : [vary])].join(', '),
    ...SECURITY_HEADERS,
  };
  return Object.entries(all).flat();
}

export const hashTag = (json: Buffer): string => createHash('sha256').update(json).digest('base64url').slice(0, 22);

async function compress(json: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(json, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
        },
      });
    case 'gzip':
      return gunzippable(json);
    case 'identity':
      return json;
  }
}

/** The head of all answers, for one that a client may show again for a while. */
const withMaxAge = (common: readonly string[], seconds: number): readonly string[] =>
  common.map((text, at) => (common[at - 1] === 'cache-control' ? `public, max-age=${seconds}` : text));

/** Each encoding has its own strong ETag (RFC 9110, 8.8.3). */
async function encode(answer: PreparedAnswer, encoding: Encoding, every: readonly string[]): Promise<EncodedAnswer> {
  const common = answer.maxAge === undefined ? every : withMaxAge(every, answer.maxAge);
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
    const made = await encode(answer, encoding, common);
    answer.encoded[encoding] = made;
    return made;
  } finally {
    delete answer.encoding[encoding];
  }
}

/** An answer in an encoding, compressed once. */
export async function encodeAnswer(
  answer: PreparedAnswer,
  encoding: Encoding,
  common: readonly string[],
): Promise<EncodedAnswer> {
  const known = answer.encoded[encoding];
  if (known !== undefined) return known;
  answer.encoding[encoding] ??= addEncoding(answer, encoding, common);
  return answer.encoding[encoding];
}

export function bytesOf(answer: PreparedAnswer): number {
  let bytes = answer.json.length;
  for (const one of Object.values(answer.encoded)) if (one.body !== answer.json) bytes += one.body.length;
  return bytes;
}
