import type { HostServices } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';

/** The page's address as others should open it: without the reader's own filters. */
const canonicalUrl = (): string => window.location.origin + window.location.pathname;

interface Shared {
  readonly title: string;
  /** What goes with the address, where it is more than the title. */
  readonly text?: string | undefined;
  readonly host: HostServices | undefined;
  readonly t: Translate;
}

/** To the phone's own share sheet, else to the clipboard; where neither is there the reader is told the address. */
export async function share({ title, text = title, host, t }: Shared): Promise<void> {
  const url = canonicalUrl();
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
