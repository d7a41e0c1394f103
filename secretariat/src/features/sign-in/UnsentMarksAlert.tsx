import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { deleteLocalDrafts, wasSessionEndedElsewhere } from '../../api/device/local-drafts.ts';
import type { Draft } from '../../api/marks/draft.ts';
import { readStoredMarks } from '../../api/marks/draft-store.ts';
import { Button } from '../../components/Button.tsx';
import { useHost } from '../../components/host.ts';
import { formatUnsent } from '../../components/marks/unsent-text.ts';
import { useText } from '../../locales/use-text.ts';

/** On the sign-in page: that the session was ended from another device, and unsent marks of the last account on this device. */
export function UnsentMarksAlert() {
  const { t } = useText();
  const { confirm } = useHost();
  const [marks, setMarks] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let isShown = true;
    void readStoredMarks().then((found) => isShown && setMarks(found));
    return () => {
      isShown = false;
    };
  }, []);
  const erase = async () => {
    const what = formatUnsent(marks, t);
    const request = {
      title: t('leftOnDevice.erase.title'),
      subTitle: t('leave.sub', { what }),
      action: t('leftOnDevice.erase'),
    };
    if (!(await confirm({ ...request, destructive: true }))) return;
    await deleteLocalDrafts();
    setMarks([]);
  };
  return (
    <>
      {wasSessionEndedElsewhere() && (
        <Alert className="adm-gap" type="info" showIcon role="status" title={t('leftOnDevice.endedElsewhere')} />
      )}
      {marks.length > 0 && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          role="status"
          title={t('leftOnDevice.marks', { what: formatUnsent(marks, t) })}
          description={
            <Button isSmall onClick={() => void erase()}>
              {t('leftOnDevice.erase')}
            </Button>
          }
        />
      )}
    </>
  );
}
