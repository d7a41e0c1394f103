/** By then the browser has begun to read the bytes, so that their address can be revoked, ms. */
const REVOKE_AFTER_MS = 60_000;

/** Offers bytes, or a text of a media type, as a download with this name. @example saveFile('journal.csv', text, 'text/csv') */
export function saveFile(name: string, content: Blob | string, type = 'text/plain'): void {
  const bytes = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
