import { Alert } from 'antd';
import { useId, useRef, useState } from 'react';
import { type Challenge, calls, makeUrl } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { competitionPath } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { FileSection } from './FileSection.tsx';
import { ImportRefused } from './ImportRefused.tsx';
import { useImportCompetitionMutation } from './import-endpoints.ts';
import { TakeButton } from './TakeButton.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly writable: boolean;
}

/** Everything of a competition out as one file, and such a file in as a new competition. */
export function WholeCompetition({ challenge, writable }: Props) {
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);
  const [send, { isLoading, error, data }] = useImportCompetitionMutation();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setUnread(false);
    try {
      const content = JSON.parse(await file.text()) as unknown;
      await send({ orgOID: challenge.org.oid, file: content });
    } catch {
      setUnread(true);
    }
    // The same file can be chosen again once it is mended.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <FileSection title={t('files.json')} help={t('files.json.help')}>
      <TakeButton file={{ url: makeUrl(calls.exportCompetition, { chOID: challenge.oid }), name: 'competition.json' }}>
        {t('files.json.get')}
      </TakeButton>
      {writable && (
        <div className="file-in">
          <label className="sr" htmlFor={id}>
            {t('files.json.file')}
          </label>
          <input
            ref={input}
            id={id}
            className="sr"
            type="file"
            accept=".json,application/json"
            tabIndex={-1}
            onChange={({ target }) => void read(target.files?.[0])}
          />
          <Button isBusy={isLoading} onClick={() => input.current?.click()}>
            {t('files.json.import')}
          </Button>
          <p className="muted">{t('files.json.import.help', { org: challenge.org.name })}</p>
          {isUnread && <Alert type="error" showIcon role="alert" title={t('files.json.unread')} />}
          {!isUnread && error !== undefined && <ImportRefused error={error} />}
          {!isUnread && error === undefined && data !== undefined && (
            <Alert
              type="success"
              showIcon
              role="status"
              title={t('files.json.imported', { trials: data.trials, starts: data.starts, results: data.results })}
              description={
                <Link className="link" to={competitionPath(data.chOID)}>
                  {t('files.json.open')}
                </Link>
              }
            />
          )}
        </div>
      )}
    </FileSection>
  );
}
