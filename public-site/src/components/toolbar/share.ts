import type { HostServices } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';

interface ShareContent {
  /** Where links start (`useLinkOrigin`). */
  readonly origin: string;
  readonly title: string;
  /** The text sent with the URL; by default the title. */
  readonly text?: string | undefined;
  readonly host: HostServices | undefined;
  readonly t: Translate;
}

/** Shares the page's public URL without the reader's filters by the phone's share sheet, else by the clipboard; where both fail the URL is shown to the reader. */
export async function share({ origin, title, text = title, host, t }: ShareContent): Promise<void> {
  const url = origin + window.location.pathname;
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
