import { useContext } from 'react';
import { useText } from '../../locales/use-text.ts';
import { HostContext } from '../host.ts';
import { Icon } from '../Icon.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly iconOnly?: boolean;
  readonly className?: string;
}

/** The page's address without its filters: to the phone's own share sheet, else to the clipboard. */
export function ShareButton({ title, iconOnly = false, className = 'btn quiet' }: ShareButtonProps) {
  const { t } = useText();
  const host = useContext(HostContext);
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        host?.notify(t('share.copied'));
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) host?.notify(t('share.failed', { url }));
    }
  };
  return (
    <button
      type="button"
      className={iconOnly ? 'icon-btn' : className}
      aria-label={iconOnly ? t('share') : undefined}
      onClick={share}
    >
      <Icon name="share" />
      {!iconOnly && t('share')}
    </button>
  );
}
