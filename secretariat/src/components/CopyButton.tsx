import { useText } from '../locales/use-text.ts';
import { Button } from './Button.tsx';
import { useHost } from './host.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly text: string;
  /** What the text is, for screen readers. */
  readonly what: string;
}

export function CopyButton({ text, what }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('copied', { what }));
    } catch {
      // Browsers refuse it outside HTTPS, and readers may: the text is beside the button, to be copied by hand.
      notify(t('copy.refused'), { kind: 'error' });
    }
  };
  return (
    <Button onClick={copy} aria-label={t('copy.of', { what })}>
      <Icon name="copy" />
      <span>{t('copy')}</span>
    </Button>
  );
}
