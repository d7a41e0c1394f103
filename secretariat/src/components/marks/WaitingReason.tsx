import { useOutbox, useStorageState } from '../../api/marks/use-outbox.ts';
import { useText } from '../../locales/use-text.ts';

/**
 * Why the marks of this device are not sent, after a separator. It promises that they will be, so it is not shown before all are on
 * the disk, and it says so where the browser stores nothing.
 */
export function WaitingReason({ separator }: { readonly separator: string }) {
  const { t } = useText();
  const { drafts, waitingReason } = useOutbox();
  const storage = useStorageState();
  if (drafts.length === 0 || waitingReason === undefined || storage === 'storing') return null;
  return (
    <>
      {separator}
      {t(`marks.waiting.${waitingReason}`)}
      {storage === 'refused' && (
        <>
          {separator}
          <b>{t('marks.refusedByDevice')}</b>
        </>
      )}
    </>
  );
}
