const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Parsed headers in memory: browsers send few different ones, and any more are parsed each time. */
const MAX_CACHED = 200;
const encodingByHeader = new Map<string, Encoding>();

function chooseEncoding(header: string): Encoding {
  const allowedByName = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim());
    allowedByName.set(name, !params.some((param) => /^q=0(\.0*)?$/.test(param)));
  }
  return (
    ENCODINGS.find((encoding) => allowedByName.get(encoding) ?? (encoding !== 'identity' && allowedByName.get('*'))) ??
    'identity'
  );
}

/**
 * The first of `ENCODINGS` that the header allows: they go from the smallest answer to the largest, so that of the header's weights
 * only q=0 counts.
 * @example findAcceptedEncoding('gzip, deflate, br') // 'br'
 */
export function findAcceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cached = encodingByHeader.get(header);
  if (cached !== undefined) return cached;
  const encoding = chooseEncoding(header);
  if (encodingByHeader.size < MAX_CACHED) encodingByHeader.set(header, encoding);
  return encoding;
}
