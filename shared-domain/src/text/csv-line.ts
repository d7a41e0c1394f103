const QUOTE = '"';

/**
 * Reads one comma-separated line (P5.8): a comma between quotes is a space, quotes are dropped, and two of them
 * inside quotes are one. A quote that is never closed runs to the end; the end of line is not part of the last field.
 * @example parseCsvLine('12,"VALMOREL, Inès",AC Valmont') // ['12', 'VALMOREL  Inès', 'AC Valmont']
 */
export function parseCsvLine(line: string): string[] {
  const text = line.replace(/\r?\n$/, '');
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === QUOTE && quoted && text.charAt(at + 1) === QUOTE) {
      field += QUOTE;
      at++;
    } else if (letter === QUOTE) {
      quoted = !quoted;
    } else if (letter === ',' && !quoted) {
      fields.push(field);
      field = '';
    } else {
      field += letter === ',' ? ' ' : letter;
    }
  }
  fields.push(field);
  return fields;
}

/**
 * Writes one comma-separated line, without its end of line; a field with a comma or a quote stands between quotes. Read
 * back, commas inside a field are spaces; a field that ends in a line break is not for one line.
 * @example formatCsvLine(['12', 'VALMOREL, Inès']) // '12,"VALMOREL, Inès"'
 */
export function formatCsvLine(fields: readonly string[]): string {
  return fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll(QUOTE, '""')}"` : field)).join(',');
}
