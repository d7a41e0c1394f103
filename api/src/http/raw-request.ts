/** A request without a body, parsed as far as a stream needs it. */
interface RawRequest {
  readonly url: string;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

const MAX_BYTES = 8192;

const HEAD_END = '\r\n\r\n';

const REQUEST_LINE = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1$/;

const HEADER = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/;

/**
 * Reads a whole `GET` of HTTP/1.1, and nothing but one. Whatever is unusual (a part of a request, two of them, a name twice, a
 * body) gives undefined, and is left to Node's parser.
 */
export function readRawRequest(bytes: Buffer): RawRequest | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  const text = bytes.toString('latin1');
  if (text.indexOf(HEAD_END) !== text.length - HEAD_END.length) return undefined;
  const [first = '', ...lines] = text.slice(0, -HEAD_END.length).split('\r\n');
  const url = REQUEST_LINE.exec(first)?.[1];
  if (url === undefined) return undefined;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = HEADER.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === '' || headers.has(key)) return undefined;
    headers.set(key, value.trim());
  }
  return { url, headers };
}
