import { useContext } from 'react';
import { useText } from '../../locales/use-text.ts';
import { HostContext } from '../host.ts';
import { Icon } from '../Icon.tsx';
import { share } from '../toolbar/share.ts';
import { useLinkOrigin } from '../use-link-origin.ts';

interface ShareButtonProps {
  readonly title: string;
  readonly isIconOnly?: boolean;
  readonly className?: string;
  /** What is shared in place of the page: its path, query and hash. */
  readonly path?: string;
  /** Called before sharing, by what would cover the message that the URL is copied. */
  readonly onShare?: () => void;
}

/** Shares the page's URL without its filters: by the phone's share sheet, else by the clipboard. */
export function ShareButton({ title, isIconOnly = false, className = 'btn quiet', path, onShare }: ShareButtonProps) {
  const { t } = useText();
  const host = useContext(HostContext);
  const origin = useLinkOrigin();
  return (
    <button
      type="button"
      className={isIconOnly ? 'icon-btn' : className}
      aria-label={isIconOnly ? t('share') : undefined}
      onClick={() => {
        onShare?.();
        void share({ origin, title, path, host, t });
      }}
    >
      <Icon name="share" />
      {!isIconOnly && t('share')}
    </button>
  );
}
