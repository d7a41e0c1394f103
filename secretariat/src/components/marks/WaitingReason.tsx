import { useOutbox, useStorageState } from '../../api/marks/use-outbox.ts';
import { useText } from '../../locales/use-text.ts';

/**
 * Why the marks of this device are not sent, after a separator: said once all are on its disk, for it promises that they will
 * go; a browser that keeps nothing is named.
 */
export function WaitingReason({ separator }: { readonly separator: string }) {
  const { t } = useText();
  const { drafts, waiting } = useOutbox();
  const storage = useStorageState();
  if (drafts.length === 0 || waiting === undefined || storage === 'storing') return null;
  return (
    <>
      {separator}
      {t(`marks.waiting.${waiting}`)}
      {storage === 'refused' && (
        <>
          {separator}
          <b>{t('marks.refusedByDevice')}</b>
        </>
      )}
    </>
  );
}
