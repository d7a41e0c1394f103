/** The browser has begun to read what it saves by then. */
const BEGUN_MS = 60_000;

/** Hands bytes, or a text of a type, over to the reader as a file of that name. @example saveFile('journal.csv', text, 'text/csv') */
export function saveFile(name: string, content: Blob | string, type = 'text/plain'): void {
  const bytes = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGUN_MS);
}
