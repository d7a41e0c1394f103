import { Drawer } from 'antd';
import { useId, useState } from 'react';
import { isOutsideStadium, readEvent, TRIAL_STATUS } from 'shared-domain';
import type { ErrorEnvelope, FileProgress } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { useHost } from '../../../components/host.ts';
import { trialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { FilePreview } from './FilePreview.tsx';
import { refusalText } from './file-sentence.ts';
import { ImportProgress } from './ImportProgress.tsx';
import './import.css';
import { type FileKind, useSendResultsMutation } from './import-endpoints.ts';

interface Props {
  readonly chOID: string;
  readonly kind: string;
  readonly trials: readonly ProgrammeTrial[];
  /** The trial whose grid is open. */
  readonly own: string | undefined;
  readonly onClose: () => void;
}

/** Results from a file: read and compared first, written only once a person has seen what would change. */
export default function ImportDrawer({ chOID, kind: competition, trials, own, onClose }: Props) {
  const { t, language } = useText();
  const host = useHost();
  const id = useId();
  const [trial, setTrial] = useState(own ?? '');
  const [file, setFile] = useState<File>();
  const [reason, setReason] = useState('');
  const [progress, setProgress] = useState<FileProgress>();
  const [send, { data, error, isLoading, reset }] = useSendResultsMutation();

  const chosen = trials.find(({ oid }) => oid === trial);
  const isRoad = chosen !== undefined && isOutsideStadium(readEvent(chosen, competition));
  const kindOf = ({ name }: File): FileKind => (/\.lif$/i.test(name) ? 'lif' : isRoad ? 'road' : 'csv');
  const run = async (chosenFile: File, dryRun: boolean) => {
    setProgress(undefined);
    const answer = await send({
      chOID,
      dryRun,
      file: chosenFile,
      kind: kindOf(chosenFile),
      tell: setProgress,
      trial: trial === '' ? undefined : trial,
      reason: reason.trim() === '' ? undefined : reason.trim(),
    });
    if (answer.error !== undefined || dryRun) return;
    host.notify(t('results.import.done', { count: answer.data.rows.added + answer.data.rows.changed }));
    onClose();
  };
  const choose = (next: File | undefined) => {
    setFile(next);
    reset();
    if (next !== undefined) void run(next, true);
  };
  const needsTrial = file !== undefined && kindOf(file) !== 'lif' && trial === '';
  const count = data === undefined ? 0 : data.rows.added + data.rows.changed + data.rows.removed;
  const corrects = trials.some(
    ({ uid, status }) => status === TRIAL_STATUS.official && data?.changes.some((change) => change.uid === uid),
  );
  return (
    <Drawer open onClose={onClose} title={t('results.import')} size={560} destroyOnHidden>
      <p className="muted adm-gap">{t('results.import.help')}</p>
      <div className="field adm-gap">
        <label htmlFor={`${id}-trial`}>{t('results.import.trial')}</label>
        <select id={`${id}-trial`} className="sel" value={trial} onChange={({ target }) => setTrial(target.value)}>
          <option value="">{t('results.import.byFile')}</option>
          {trials.map((one) => (
            <option key={one.oid} value={one.oid}>
              {trialName(one, language)}
            </option>
          ))}
        </select>
      </div>
      <div className="field adm-gap">
        <label htmlFor={`${id}-file`}>{t('results.import.file')}</label>
        <input
          id={`${id}-file`}
          className="in file"
          type="file"
          accept=".lif,.csv,.txt"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
      {isLoading && <ImportProgress progress={progress} />}
      {needsTrial && !isLoading && <p className="msg">{t('results.import.needsTrial')}</p>}
      <ImportRefusal error={error} />
      {error !== undefined && file !== undefined && (
        <Button isBusy={isLoading} onClick={() => void run(file, true)}>
          {t('results.import.again')}
        </Button>
      )}
      {data !== undefined && file !== undefined && (
        <>
          <FilePreview answer={data} />
          {corrects && <ReasonField reason={reason} onReason={setReason} />}
          <div className="btns import-acts">
            <Button kind="quiet" isBusy={isLoading} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              kind="main"
              isBusy={isLoading}
              disabled={count === 0 || (corrects && reason.trim() === '')}
              onClick={() => void run(file, false)}
            >
              {t('results.import.write', { count })}
            </Button>
          </div>
        </>
      )}
    </Drawer>
  );
}

/** Official results change with a reason. */
function ReasonField({ reason, onReason }: { readonly reason: string; readonly onReason: (reason: string) => void }) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="field adm-gap">
      <label htmlFor={id}>{t('results.import.reason')}</label>
      <input
        id={id}
        className="in"
        value={reason}
        maxLength={500}
        required={true}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onReason(target.value)}
      />
      <span id={`${id}-help`} className="help">
        {t('results.import.reason.help')}
      </span>
    </div>
  );
}

/** Every line that the server could not read or match, not the first alone. */
function ImportRefusal({ error }: { readonly error: unknown }) {
  const { t } = useText();
  const { errors = [] } = (error ?? {}) as Partial<ErrorEnvelope>;
  if (error === undefined) return null;
  if (errors.length < 2 && errors[0]?.id !== 'invalid request') return <CallAlert error={error} />;
  return (
    <div className="held-by" role="alert">
      <div>
        <b>{t('results.import.refused', { count: errors.length })}</b>
        <ul className="file-lines">
          {errors.map((told) => (
            <li key={told.detail}>{refusalText(told, t)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
