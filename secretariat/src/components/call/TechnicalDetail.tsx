import { useText } from '../../locales/use-text.ts';

/** The server's own text, folded away, for whoever is asked for help. */
export function TechnicalDetail({ text }: { readonly text: string }) {
  const { t } = useText();
  return (
    <details>
      <summary>{t('call.technical')}</summary>
      <code lang="en">{text}</code>
    </details>
  );
}
