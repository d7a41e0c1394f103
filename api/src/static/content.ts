import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface EncodedBody {
  readonly body: Buffer;
  readonly etag: string;
}

/** One body ready to be sent, in each encoding that makes it smaller; each has its own strong ETag (RFC 9110, 8.8.3). */
export interface Content {
  readonly type: string;
  readonly encoded: Readonly<Record<'identity', EncodedBody> & Partial<Record<Encoding, EncodedBody>>>;
  readonly bytes: number;
}

/** Quality 5 for what is compressed while a reader waits; files of a build come already compressed at 11. */
const LIVE_QUALITY = 5;

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY } };

const isText = (type: string): boolean => /^text\/|json|javascript|svg|xml|manifest/.test(type);

/** Prepares a body once; encodings that a build made are passed in. */
export function prepareContent(
  type: string,
  body: Buffer,
  prebuilt: Partial<Record<'br' | 'gzip', Buffer>> = {},
): Content {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const compressed: [Encoding, Buffer][] = isText(type)
    ? [
        ['br', prebuilt.br ?? brotliCompressSync(body, BROTLI_OPTIONS)],
        ['gzip', prebuilt.gzip ?? gzipSync(body)],
      ]
    : [];
  const smaller = compressed.filter(([, bytes]) => bytes.length < body.length);
  return {
    type,
    encoded: {
      identity: { body, etag: `"${hash}"` },
      ...Object.fromEntries(smaller.map(([name, bytes]) => [name, { body: bytes, etag: `"${hash}-${name}"` }])),
    },
    bytes: smaller.reduce((sum, [, bytes]) => sum + bytes.length, body.length),
  };
}

/** Prepares a text without blocking this thread. */
export async function prepareContentAside(type: string, body: Buffer): Promise<Content> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, BROTLI_OPTIONS), promisify(gzip)(body)]);
  return prepareContent(type, body, { br, gzip: zipped });
}

/** Encodings that a request accepts, best first; `q=0` refuses one. */
export function listAcceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const allowedByName = new Map<string, boolean>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...params] = part.trim().toLowerCase().split(';');
    allowedByName.set(name.trim(), !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param)));
  }
  return ENCODINGS.filter(
    (encoding) => encoding === 'identity' || (allowedByName.get(encoding) ?? allowedByName.get('*') ?? false),
  );
}
