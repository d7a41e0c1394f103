const QUOTE = '"';

/**
 * Parses one comma-separated line (P5.8): a comma within quotes becomes a space, quotes are dropped, two quotes within quotes are
 * one. A quote that is never closed extends to the end of the line.
 * @example parseCsvLine('12,"VALMOREL, Inès",AC Valmont') // ['12', 'VALMOREL  Inès', 'AC Valmont']
 */
export function parseCsvLine(line: string): string[] {
  const text = line.replace(/\r?\n$/, '');
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === QUOTE && isQuoted && text.charAt(index + 1) === QUOTE) {
      field += QUOTE;
      index++;
    } else if (character === QUOTE) {
      isQuoted = !isQuoted;
    } else if (character === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else {
      field += character === ',' ? ' ' : character;
    }
  }
  fields.push(field);
  return fields;
}

/**
 * Formats one comma-separated line, without its end of line; fields with a comma, quote or line break are quoted. `parseCsvLine` turns
 * commas within them into spaces.
 * @example formatCsvLine(['12', 'VALMOREL, Inès']) // '12,"VALMOREL, Inès"'
 */
export function formatCsvLine(fields: readonly string[]): string {
  return fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll(QUOTE, '""')}"` : field)).join(',');
}
