import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import { lineName } from './line.ts';
import type { RowMenuProps } from './row-acts.ts';

const OpenMenu = lazy(async () => ({ default: (await import('./OpenMenu.tsx')).OpenMenu }));

/** What may be done with one trial. The menu is made when it is first asked for: a page of fifty rows comes without any. */
export function RowMenu(props: RowMenuProps) {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  const button = (
    <Button
      kind="bare"
      className="trial-more"
      aria-label={t('trials.acts', { name: lineName(props.line) })}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <Icon name="more" />
    </Button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
