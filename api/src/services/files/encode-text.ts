import iconv from 'iconv-lite';
import { refusalAt } from '../../base/refusal.ts';

/** Values of the query parameter `encoding`. */
export const FILE_ENCODINGS = ['cp1252', 'utf8', 'utf16le', 'utf16be'] as const;
type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** Line, column and letter of the first letter that Windows-1252 lacks. */
function findUnencodable(text: string): string | undefined {
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (iconv.decode(iconv.encode(line, 'win1252'), 'win1252') === line) continue;
    const letter = [...line].find((one) => iconv.decode(iconv.encode(one, 'win1252'), 'win1252') !== one) ?? '';
    return `line ${index + 1}, column ${line.indexOf(letter) + 1}: ${JSON.stringify(letter)}`;
  }
  return undefined;
}

/**
 * The bytes of a file: Windows-1252 unless a name has a letter that it lacks, then UTF-16 with its mark, which timing programs
 * read too. An encoding that the caller names is used or refused.
 * @throws Refusal naming the first letter that Windows-1252 lacks, where that encoding is requested
 */
export function encodeText(text: string, requested?: FileEncoding): Buffer {
  const unencodable = requested === undefined || requested === 'cp1252' ? findUnencodable(text) : undefined;
  if (requested === 'cp1252' && unencodable !== undefined)
    throw refusalAt('invalid request', 'query.encoding', `cp1252 has no such letter; ${unencodable}`);
  const encoding = requested ?? (unencodable === undefined ? 'cp1252' : 'utf16le');
  if (encoding === 'cp1252') return iconv.encode(text, 'win1252');
  if (encoding === 'utf8') return iconv.encode(text, 'utf8');
  return iconv.encode(text, encoding === 'utf16le' ? 'utf-16le' : 'utf-16be', { addBOM: true });
}
