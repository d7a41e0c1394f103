interface EmbedOptions {
  readonly origin: string;
  readonly chOID: string;
  readonly title: string;
  /** The programme, or the live panel. */
  readonly view: '' | 'direct';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The HTML of an iframe with the page; `title` is for screen readers and is escaped. */
export function buildEmbedCode({ origin, chOID, title, view }: EmbedOptions): string {
  const query = new URLSearchParams({ ...(view !== '' && { v: view }), embed: '1' });
  const address = `${origin}/challenge/${encodeURIComponent(chOID)}?${query}`;
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="700" style="border:0" loading="lazy" allow="fullscreen; screen-wake-lock; clipboard-write; web-share"></iframe>`;
}
