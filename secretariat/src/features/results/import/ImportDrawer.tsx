import { useRef, useState } from 'react';
import { isOutsideStadium, readEvent, TRIAL_STATUS } from 'shared-domain';
import type { ErrorEnvelope, FileAnswer, FileProgress } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { formatFault } from '../../../components/call/file-sentence.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useHost } from '../../../components/host.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import { importsEn } from '../../../locales/imports/en.ts';
import { importsFr } from '../../../locales/imports/fr.ts';
import { NAMESPACE } from '../../../locales/register-texts.ts';
import { useText } from '../../../locales/use-text.ts';
import { FilePreview } from './FilePreview.tsx';
import { FileQuestions } from './FileQuestions.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import './import.css';
import { type FileKind, useSendResultsMutation } from './import-endpoints.ts';
import { useAnswers } from './use-answers.ts';

/** The texts are loaded with this drawer, and must be there before it is drawn: a state's initial value is made once, before that. */
const registerTexts = (): void => addTexts(NAMESPACE, { fr: importsFr, en: importsEn });

interface Props {
  readonly chOID: string;
  readonly kind: string;
  readonly trials: readonly ProgrammeTrial[];
  /** oid of the trial whose grid is open. */
  readonly initialTrial: string | undefined;
  readonly onClose: () => void;
}

/** Imports results from a file: shows first what would change, then writes it. */
export default function ImportDrawer({ chOID, kind: competitionKind, trials, initialTrial, onClose }: Props) {
  useState(registerTexts);
  const { t, language } = useText();
  const host = useHost();
  const [trialOid, setTrialOid] = useState(initialTrial ?? '');
  const [file, setFile] = useState<File>();
  const [reason, setReason] = useState('');
  const [progress, setProgress] = useState<FileProgress>();
  /** When the changes were asked for that are shown, ms. */
  const shownAt = useRef(0);
  const answerState = useAnswers();
  const { outbox } = useOutbox();
  const [send, { data, error, isLoading, reset }] = useSendResultsMutation();

  const findFileKind = ({ name }: File, oid: string): FileKind => {
    if (/\.l(if|ff)$/i.test(name)) return 'lynx';
    const trial = trials.find((one) => one.oid === oid);
    return trial !== undefined && isOutsideStadium(readEvent(trial, competitionKind)) ? 'road' : 'csv';
  };
  const sendFile = async (
    sentFile: File,
    dryRun: boolean,
    { answers = answerState.answerTexts, oid = trialOid } = {},
  ) => {
    setProgress(undefined);
    if (dryRun) shownAt.current = Date.now();
    const endImport = dryRun ? undefined : outbox.startImport(shownAt.current);
    const answer = await send({
      chOID,
      dryRun,
      file: sentFile,
      kind: findFileKind(sentFile, oid),
      answers,
      onProgress: setProgress,
      trial: oid === '' ? undefined : oid,
      reason: reason.trim() === '' ? undefined : reason.trim(),
    });
    endImport?.(answer.error === undefined ? findWrittenTrials(answer.data, oid) : []);
    if (answer.error !== undefined) return;
    if (answers.length === 0) answerState.startQuestions(answer.data.questions);
    else answerState.addQuestions(answer.data.questions);
    if (dryRun) return;
    host.notify(t('results.import.done', { count: answer.data.rows.added + answer.data.rows.changed }));
    onClose();
  };
  /** The trials that a file has changed: the chosen one, and those that its changes name. */
  const findWrittenTrials = ({ changes }: FileAnswer, oid: string): string[] => {
    const uids = new Set(changes.map(({ uid }) => uid));
    return trials.filter((trial) => trial.oid === oid || uids.has(trial.uid)).map((trial) => trial.oid);
  };
  /** Reads a file from the start: what was shown and answered is of another file or another trial. */
  const readFile = (chosenFile: File | undefined, oid: string) => {
    reset();
    answerState.startQuestions([]);
    if (chosenFile !== undefined) void sendFile(chosenFile, true, { answers: [], oid });
  };
  const chooseFile = (chosenFile: File | undefined) => {
    setFile(chosenFile);
    readFile(chosenFile, trialOid);
  };
  const chooseTrial = (oid: string) => {
    setTrialOid(oid);
    readFile(file, oid);
  };
  const isUnread = file !== undefined && !isLoading && data === undefined;
  const needsTrial = isUnread && trialOid === '' && findFileKind(file, trialOid) !== 'lynx';
  const changeCount = data === undefined ? 0 : data.rows.added + data.rows.changed + data.rows.removed;
  const writeCount = Math.max(changeCount, answerState.typedCount);
  const isCorrection = trials.some(
    ({ uid, status }) => status === TRIAL_STATUS.official && data?.changes.some((change) => change.uid === uid),
  );
  return (
    <SideDrawer width={560} title={t('results.import')} onClose={onClose}>
      <p className="muted adm-gap">{t('results.import.help')}</p>
      <SelectField
        className="adm-gap"
        label={t('results.import.trial')}
        fault={needsTrial ? t('results.import.needsTrial') : undefined}
        disabled={isLoading}
        value={trialOid}
        options={[
          { value: '', label: t('results.import.byFile') },
          ...trials.map((choice) => ({ value: choice.oid, label: formatTrialName(choice, language) })),
        ]}
        onChoose={chooseTrial}
      />
      <TextField
        className="adm-gap"
        label={t('results.import.file')}
        type="file"
        accept=".lif,.lff,.csv,.txt"
        onFiles={(files) => chooseFile(files?.[0])}
      />
      {isLoading && <ImportProgress progress={progress} />}
      <ImportRefusal error={error} file={file?.name ?? ''} />
      {error !== undefined && file !== undefined && (
        <Button isBusy={isLoading} onClick={() => void sendFile(file, true)}>
          {t('results.import.again')}
        </Button>
      )}
      {file !== undefined && (
        <FileQuestions answerState={answerState} onAnswer={(answers) => void sendFile(file, true, { answers })} />
      )}
      {data !== undefined && file !== undefined && (
        <>
          <FilePreview
            answer={data}
            formatTrial={(uid) => {
              const match = trials.find((candidate) => candidate.uid === uid);
              return match === undefined ? t('results.trial') : formatTrialName(match, language);
            }}
          />
          {isCorrection && (
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
          {answerState.openCount > 0 && (
            <p className="msg">{t('results.import.open', { count: answerState.openCount })}</p>
          )}
          <div className="btns import-acts">
            <Button isBusy={isLoading} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              kind="main"
              isBusy={isLoading}
              disabled={writeCount === 0 || (isCorrection && reason.trim() === '')}
              onClick={() => void sendFile(file, false)}
            >
              {t('results.import.write', { count: writeCount })}
            </Button>
          </div>
        </>
      )}
    </SideDrawer>
  );
}

/** All lines that the server could not read or match. */
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
          {errors.map((fault) => (
            <li key={fault.detail}>{formatFault(fault, t)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
