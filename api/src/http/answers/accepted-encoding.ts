const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Parsed headers in memory: few different ones are sent, and any more are parsed each time. */
const MAX_CACHED = 200;
const remembered = new Map<string, Encoding>();

function read(header: string): Encoding {
  const named = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim());
    named.set(name, !params.some((param) => /^q=0(\.0*)?$/.test(param)));
  }
  return ENCODINGS.find((encoding) => named.get(encoding) ?? (encoding !== 'identity' && named.get('*'))) ?? 'identity';
}

/** The best encoding that a request takes. @example acceptedEncoding('gzip, deflate, br') // 'br' */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = read(header);
  if (remembered.size < MAX_CACHED) remembered.set(header, encoding);
  return encoding;
}
