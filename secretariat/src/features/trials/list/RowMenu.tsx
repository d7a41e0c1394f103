import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import { formatLineName } from './line.ts';
import type { RowMenuProps } from './row-actions.ts';

const LazyRowMenuContent = lazy(async () => ({ default: (await import('./RowMenuContent.tsx')).RowMenuContent }));

/** The button for a trial's menu, which is created only when first opened, because a page has fifty rows. */
export function RowMenu(props: RowMenuProps) {
  const { t } = useText();
  const [isRequested, setIsRequested] = useState(false);
  const button = (
    <Button
      kind="bare"
      className="trial-more"
      aria-label={t('trials.acts', { name: formatLineName(props.line) })}
      aria-haspopup="menu"
      onClick={() => setIsRequested(true)}
    >
      <Icon name="more" />
    </Button>
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <LazyRowMenuContent {...props} />
    </Suspense>
  );
}
