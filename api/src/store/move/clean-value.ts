const NUL = /\0/g;
/** As JSON writes it, in a text that holds a document. */
const ESCAPED_NUL = '\\u0000';

function cleanDocument(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (_, part: unknown) => (typeof part === 'string' ? part.replace(NUL, '') : part)),
    );
  } catch {
    return text;
  }
}

/**
 * A value as PostgreSQL takes it, which has no NUL in its texts: SQLite had, before they were refused at the door. Documents lose
 * theirs too, for their texts are written into columns of their own later.
 */
export function cleanValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.includes('\0') ? value.replace(NUL, '') : value;
  return text.includes(ESCAPED_NUL) ? cleanDocument(text) : text;
}
