import { Button } from 'antd';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';

/** The identifier that meet-management software needs to send this competition its events. */
export function CopyIdButton({ oid }: { readonly oid: string }) {
  const { t } = useText();
  const { notify } = useHost();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(oid);
      notify(t('challenge.copied'));
    } catch {
      // Refused outside HTTPS, or by the reader: they copy it by hand.
      window.prompt(t('challenge.copyId'), oid);
    }
  };
  return <Button onClick={copy}>{t('challenge.copyId')}</Button>;
}
