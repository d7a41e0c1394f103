import type { HostServices } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';

interface ShareContent {
  /** Where links start (`useLinkOrigin`). */
  readonly origin: string;
  readonly title: string;
  /** The text sent with the URL; by default the title. */
  readonly text?: string | undefined;
  /** The path, query and hash that are shared; by default the page's own without the reader's filters. */
  readonly path?: string | undefined;
  readonly host: HostServices | undefined;
  readonly t: Translate;
}

/** Shares a public URL by the phone's share sheet, else by the clipboard; where both fail the URL is shown to the reader. */
export async function share({
  origin,
  title,
  text = title,
  path = window.location.pathname,
  host,
  t,
}: ShareContent): Promise<void> {
  const url = origin + path;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, text, url });
    else {
      await navigator.clipboard.writeText(url);
      host?.notify(t('share.copied'));
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) host?.notify(t('share.failed', { url }));
  }
}
