import { Drawer } from 'antd';
import { Button } from '../../components/Button.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import type { ReadingRow } from './reading-rows.ts';

/** A reading as it came, to look at and to copy. */
export function JsonDrawer({ row, onClose }: { readonly row: ReadingRow; readonly onClose: () => void }) {
  const { t } = useText();
  const host = useHost();
  const text = JSON.stringify(row.raw, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => host.notify(t('readings.copied')),
      () => host.notify(t('readings.copy.failed'), { kind: 'error' }),
    );
  return (
    <Drawer open onClose={onClose} title={t('readings.json.of', { who: `${row.bib} ${row.who}`.trim() })} size={480}>
      <Button onClick={() => void copy()}>{t('readings.copy')}</Button>
      <pre className="json">{text}</pre>
    </Drawer>
  );
}
