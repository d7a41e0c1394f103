import { Alert } from 'antd';
import { useRef, useState } from 'react';
import { useProgrammeQuery } from '../../api/programme.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { type ReadLog, readLogFile, useBringLogMutation } from './device-log.ts';
import { FileSection } from './FileSection.tsx';

/** Brings the log of an official's device that cannot send it itself, as its console saved it. */
export function DeviceLog({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const { confirm } = useHost();
  const { data: trials = [] } = useProgrammeQuery(chOID);
  const [read, setRead] = useState<ReadLog>();
  const [bring, { isLoading, error, data }] = useBringLogMutation();
  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = readLogFile(await file.text(), chOID, trials);
    if (input.current !== null) input.current.value = '';
    if ('bodies' in found && found.elsewhere !== undefined) {
      const { competition, count } = found.elsewhere;
      const isSure = await confirm({
        title: t('files.log.elsewhere'),
        subTitle: t('files.log.elsewhere.sub', { competition, count }),
        action: t('files.log.elsewhere.act'),
      });
      if (!isSure) return;
    }
    setRead(found);
    if ('bodies' in found) await bring({ chOID, bodies: found.bodies });
  };
  const fault = read !== undefined && 'fault' in read ? read.fault : undefined;
  const isBrought = read !== undefined && fault === undefined && error === undefined && data !== undefined;
  return (
    <FileSection title={t('files.log')} help={t('files.log.help')}>
      <input
        ref={input}
        aria-label={t('files.log.file')}
        className="sr"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        onChange={({ target }) => void importFile(target.files?.[0])}
      />
      <Button isBusy={isLoading} onClick={() => input.current?.click()}>
        {t('files.log.import')}
      </Button>
      {fault !== undefined && <Alert type="error" showIcon role="alert" title={t(`files.log.${fault}`)} />}
      {fault === undefined && <CallAlert error={error} />}
      {isBrought && (
        <Alert
          type={data.refused + data.aside === 0 ? 'success' : 'warning'}
          showIcon
          role="status"
          title={t('files.log.brought', { ...data })}
        />
      )}
    </FileSection>
  );
}
