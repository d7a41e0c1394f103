import { type ComponentType, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useHost } from '../../../components/host.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import { formatLineName } from './line.ts';
import type { RowMenuProps } from './row-actions.ts';

type Content = ComponentType<RowMenuProps>;

const importContent = async (): Promise<Content> => (await import('./RowMenuContent.tsx')).RowMenuContent;

interface Props extends RowMenuProps {
  readonly load?: () => Promise<Content>;
}

/**
 * The button for a trial's menu, which is created only when first opened, because a page has fifty rows. Where its code does not come
 * the screen stays and says so, and the next press asks for it again.
 */
export function RowMenu({ load = importContent, ...props }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const [LoadedContent, setLoadedContent] = useState<Content>();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const content = await load();
      setLoadedContent(() => content);
    } catch (error) {
      console.error('Le menu d’une ligne n’a pas pu être chargé', error);
      notify(t('trials.acts.failed'), { kind: 'error' });
    }
    setLoading(false);
  };
  if (LoadedContent !== undefined) return <LoadedContent {...props} />;
  return (
    <Button
      kind="bare"
      className="trial-more"
      aria-label={t('trials.acts', { name: formatLineName(props.line) })}
      aria-haspopup="menu"
      isBusy={isLoading}
      onClick={() => void open()}
    >
      <Icon name="more" />
    </Button>
  );
}
