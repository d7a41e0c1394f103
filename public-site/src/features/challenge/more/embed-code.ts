import { EMBED_HEIGHT } from 'shared-domain/contract';

interface EmbedOptions {
  readonly origin: string;
  readonly chOID: string;
  readonly title: string;
  /** The programme, or the live panel. */
  readonly view: '' | 'direct';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * A script that gives the iframe before it the height of its page. It listens to that frame alone, while it shows the site, and
 * takes a number of pixels.
 */
function buildHeightScript(origin: string): string {
  const siteOrigin = JSON.stringify(new URL(origin).origin);
  return `<script>(function(f){addEventListener("message",function(e){var d=e.data;if(e.source===f.contentWindow&&e.origin===${siteOrigin}&&d&&d.type==="${EMBED_HEIGHT}"&&d.height>0&&d.height<1e5)f.style.height=Math.ceil(d.height)+"px"})})(document.currentScript.previousElementSibling)</script>`;
}

/**
 * The HTML of an iframe with the page, and of the script that makes it as high as the page; where a site takes no scripts the
 * frame stays 700 px high. `title` is for screen readers and is escaped.
 */
export function buildEmbedCode({ origin, chOID, title, view }: EmbedOptions): string {
  const query = new URLSearchParams({ ...(view !== '' && { v: view }), embed: '1' });
  const address = `${origin}/challenge/${encodeURIComponent(chOID)}?${query}`;
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="700" style="border:0" loading="lazy" allow="fullscreen; screen-wake-lock; clipboard-write; web-share"></iframe>${buildHeightScript(origin)}`;
}
