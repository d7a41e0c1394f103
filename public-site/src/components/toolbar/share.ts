import type { HostServices } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';
import { readSiteOrigin } from '../site-origin.ts';

/** The page's public URL without the reader's filters. */
const buildCanonicalUrl = (): string => readSiteOrigin() + window.location.pathname;

interface ShareContent {
  readonly title: string;
  /** The text sent with the URL; by default the title. */
  readonly text?: string | undefined;
  readonly host: HostServices | undefined;
  readonly t: Translate;
}

/** Shares by the phone's share sheet, else by the clipboard; where both fail the URL is shown to the reader. */
export async function share({ title, text = title, host, t }: ShareContent): Promise<void> {
  const url = buildCanonicalUrl();
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
