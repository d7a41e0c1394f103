import { Drawer } from 'antd';
import { useState } from 'react';
import { isOutsideStadium, readEvent, TRIAL_STATUS } from 'shared-domain';
import type { ErrorEnvelope, FileProgress } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useHost } from '../../../components/host.ts';
import { trialName } from '../../../components/trial/trial-name.ts';
import { importsEn } from '../../../locales/imports/en.ts';
import { importsFr } from '../../../locales/imports/fr.ts';
import { NAMESPACE } from '../../../locales/register-texts.ts';
import { useText } from '../../../locales/use-text.ts';
import { FilePreview } from './FilePreview.tsx';
import { FileQuestions } from './FileQuestions.tsx';
import { faultText } from './file-sentence.ts';
import { ImportProgress } from './ImportProgress.tsx';
import './import.css';
import { type FileKind, useSendResultsMutation } from './import-endpoints.ts';
import { useAnswers } from './use-answers.ts';

const registerTexts = (): void => addTexts(NAMESPACE, { fr: importsFr, en: importsEn });

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
  useState(registerTexts);
  const { t, language } = useText();
  const host = useHost();
  const [trial, setTrial] = useState(own ?? '');
  const [file, setFile] = useState<File>();
  const [reason, setReason] = useState('');
  const [progress, setProgress] = useState<FileProgress>();
  const asked = useAnswers();
  const [send, { data, error, isLoading, reset }] = useSendResultsMutation();

  const chosen = trials.find(({ oid }) => oid === trial);
  const isRoad = chosen !== undefined && isOutsideStadium(readEvent(chosen, competition));
  const kindOf = ({ name }: File): FileKind => (/\.l(if|ff)$/i.test(name) ? 'lynx' : isRoad ? 'road' : 'csv');
  const run = async (chosenFile: File, dryRun: boolean, answers = asked.sent) => {
    setProgress(undefined);
    const answer = await send({
      chOID,
      dryRun,
      file: chosenFile,
      kind: kindOf(chosenFile),
      answers,
      tell: setProgress,
      trial: trial === '' ? undefined : trial,
      reason: reason.trim() === '' ? undefined : reason.trim(),
    });
    if (answer.error !== undefined) return;
    if (answers.length === 0) asked.begin(answer.data.questions);
    else asked.add(answer.data.questions);
    if (dryRun) return;
    host.notify(t('results.import.done', { count: answer.data.rows.added + answer.data.rows.changed }));
    onClose();
  };
  const choose = (next: File | undefined) => {
    setFile(next);
    reset();
    asked.begin([]);
    if (next !== undefined) void run(next, true, []);
  };
  const needsTrial = file !== undefined && kindOf(file) !== 'lynx' && trial === '';
  const count = data === undefined ? 0 : data.rows.added + data.rows.changed + data.rows.removed;
  const writes = Math.max(count, asked.typed);
  const corrects = trials.some(
    ({ uid, status }) => status === TRIAL_STATUS.official && data?.changes.some((change) => change.uid === uid),
  );
  return (
    <Drawer open onClose={onClose} title={t('results.import')} size={560} destroyOnHidden>
      <p className="muted adm-gap">{t('results.import.help')}</p>
      <SelectField
        className="adm-gap"
        label={t('results.import.trial')}
        value={trial}
        options={[
          { value: '', label: t('results.import.byFile') },
          ...trials.map((one) => ({ value: one.oid, label: trialName(one, language) })),
        ]}
        onChoose={setTrial}
      />
      <TextField
        className="adm-gap"
        label={t('results.import.file')}
        type="file"
        accept=".lif,.lff,.csv,.txt"
        onFiles={(files) => choose(files?.[0])}
      />
      {isLoading && <ImportProgress progress={progress} />}
      {needsTrial && !isLoading && <p className="msg">{t('results.import.needsTrial')}</p>}
      <ImportRefusal error={error} file={file?.name ?? ''} />
      {error !== undefined && file !== undefined && (
        <Button isBusy={isLoading} onClick={() => void run(file, true)}>
          {t('results.import.again')}
        </Button>
      )}
      {file !== undefined && <FileQuestions file={asked} onAnswer={(answers) => void run(file, true, answers)} />}
      {data !== undefined && file !== undefined && (
        <>
          <FilePreview
            answer={data}
            nameOf={(uid) => {
              const named = trials.find((one) => one.uid === uid);
              return named === undefined ? t('results.trial') : trialName(named, language);
            }}
          />
          {corrects && (
            <TextField
              className="adm-gap"
              label={t('results.import.reason')}
              help={t('results.import.reason.help')}
              value={reason}
              maxLength={500}
              required
              onText={setReason}
            />
          )}
          {asked.open > 0 && <p className="msg">{t('results.import.open', { count: asked.open })}</p>}
          <div className="btns import-acts">
            <Button kind="quiet" isBusy={isLoading} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              kind="main"
              isBusy={isLoading}
              disabled={writes === 0 || (corrects && reason.trim() === '')}
              onClick={() => void run(file, false)}
            >
              {t('results.import.write', { count: writes })}
            </Button>
          </div>
        </>
      )}
    </Drawer>
  );
}

/** Every line that the server could not read or match, not the first alone. */
function ImportRefusal({ error, file }: { readonly error: unknown; readonly file: string }) {
  const { t } = useText();
  const { errors = [] } = (error ?? {}) as Partial<ErrorEnvelope>;
  if (error === undefined) return null;
  if (errors.length < 2 && errors[0]?.id !== 'invalid request') return <CallAlert error={error} />;
  return (
    <div className="held-by" role="alert">
      <div>
        <b>{t('results.import.refused', { count: errors.length, file })}</b>
        <ul className="file-lines">
          {errors.map((one) => (
            <li key={one.detail}>{faultText(one, t)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
