import { Alert, Progress } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import type { FileNote } from 'shared-domain/contract';
import { Link, saveFile } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { formatNote } from '../../../components/call/file-sentence.ts';
import { useUnsavedGuard } from '../../../components/form/use-unsaved-guard.ts';
import { useHost } from '../../../components/host.ts';
import { makeOptionalPart } from '../../../components/page/optional-part.ts';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { useText } from '../../../locales/use-text.ts';
import { deleteImport } from '../import-state.ts';
import { findNextWaiting, measureProgress, retryFailed, type Sending } from '../send/sending.ts';
import { useSender } from '../send/use-sender.ts';
import { writeReport } from '../send/write-report.ts';
import { FailedChunks } from './FailedChunks.tsx';
import type { StepProps } from './step-props.ts';

const ServerNotes = makeOptionalPart(async () => (await import('./ServerNotes.tsx')).ServerNotes);

export function SendStep(props: StepProps) {
  const { sending } = props.state;
  return sending === undefined ? null : <SendingProgress {...props} sending={sending} />;
}

/** Screen readers hear the progress in steps of this many percent. */
const ANNOUNCED_PERCENT = 25;
/** An import older than this was found after a reload. */
const MAX_NEW_MS = 5000;

/** The progress of sending, with pause, resume, cancel and retry, and the outcome. */
function SendingProgress({ challenge, importDraft, sending }: StepProps & { readonly sending: Sending }) {
  const { t } = useText();
  const { confirm } = useHost();
  const { isRunning, start, pause } = useSender(challenge.oid, sending, importDraft.update);
  const progress = measureProgress(sending);
  const { done, total, failed, percent, created, updated, unchanged } = progress;
  const counts = { created, updated, unchanged };
  const isOver = sending.cancelled === true || findNextWaiting(sending) < 0;
  // Starts by itself just after the previous step; after a reload the user starts it.
  const [isNew] = useState(
    () =>
      sending.states.every(({ state }) => state === 'waiting') && Date.now() - Date.parse(sending.begun) < MAX_NEW_MS,
  );
  useEffect(() => {
    if (isNew) start();
  }, [isNew, start]);
  useUnsavedGuard(isRunning);
  // Names and birth dates must not stay on a shared computer once they are sent.
  const hasArrived = findNextWaiting(sending) < 0 && failed === 0;
  useEffect(() => {
    if (hasArrived) void deleteImport(challenge.oid);
  }, [hasArrived, challenge.oid]);

  const cancel = async () => {
    pause();
    const confirmed = await confirm({
      title: t('entries.cancel.title'),
      subTitle: t('entries.cancel.sub', { done, total }),
      action: t('entries.cancel.act'),
      destructive: true,
    });
    if (confirmed) importDraft.update({ sending: { ...sending, cancelled: true } });
    else start();
  };
  const retry = () => {
    importDraft.update({ sending: retryFailed(sending) });
    // After the update has reached `useSender`.
    setTimeout(start, 0);
  };
  const saveReport = async () => {
    if (progress.notes.length > 0) (await import('./note-texts.ts')).registerNoteTexts();
    const texts = {
      head: ['sending', 'uid', 'name', 'starts', 'results', 'state', 'detail'].map((key) =>
        t(`entries.report.${key}` as 'entries.report.uid'),
      ),
      state: {
        sent: t('entries.report.sent'),
        failed: t('entries.report.failed'),
        waiting: t('entries.report.waiting'),
      },
      leftOut: t('entries.report.left'),
      formatNote: (note: FileNote) => formatNote(note, t),
    };
    saveFile(`${t('entries.report.file')}.csv`, writeReport(sending, texts), 'text/csv');
  };
  const state = isOver
    ? failed > 0 || sending.cancelled
      ? 'ended'
      : 'done'
    : isRunning
      ? 'running'
      : done + failed > 0
        ? 'paused'
        : 'ready';
  return (
    <div className="entries-send">
      <p>
        <strong>{sending.name}</strong> · {t(`entries.state.${state}`)}
      </p>
      <Progress
        percent={percent}
        status={failed > 0 ? 'exception' : isOver ? 'success' : isRunning ? 'active' : 'normal'}
        aria-label={t('entries.progress')}
        format={() => `${done}/${total}`}
      />
      <p className="sr" role="status">
        {t('entries.progress.said', { percent: Math.floor(percent / ANNOUNCED_PERCENT) * ANNOUNCED_PERCENT })}
      </p>
      <div className="btns adm-gap">
        {!isOver && !isRunning && (
          <Button kind="main" onClick={start}>
            {t(done + failed > 0 ? 'entries.resume' : 'entries.begin')}
          </Button>
        )}
        {isRunning && (
          <Button kind="main" onClick={pause}>
            {t('entries.pause')}
          </Button>
        )}
        {!isOver && <Button onClick={() => void cancel()}>{t('cancel')}</Button>}
        {failed > 0 && !isRunning && sending.cancelled !== true && (
          <Button kind="main" onClick={retry}>
            {t('entries.retry', { count: failed })}
          </Button>
        )}
        {(isOver || !isRunning) && done + failed > 0 && (
          <Button onClick={() => void saveReport()}>{t('entries.report')}</Button>
        )}
        {isOver && <Button onClick={importDraft.forget}>{t('entries.another')}</Button>}
      </div>
      {isOver && done > 0 && (
        <Alert
          className="adm-gap"
          type={failed > 0 ? 'warning' : 'success'}
          showIcon
          title={progress.starts > 0 ? t('entries.arrived', { count: progress.starts }) : t('entries.came', counts)}
          description={
            <>
              {progress.starts > 0 && <p>{t('entries.came', counts)}</p>}
              <Link className="link" to={buildCompetitionPath(challenge.oid, 'starts')}>
                {t('entries.toStarts')}
              </Link>
            </>
          }
        />
      )}
      {sending.left.length > 0 && (
        <p className="muted">
          {t('entries.leftOut', { count: sending.left.length, lines: sending.left.map(({ line }) => line).join(', ') })}
        </p>
      )}
      <FailedChunks sending={sending} />
      <Suspense fallback={null}>{progress.notes.length > 0 && <ServerNotes notes={progress.notes} />}</Suspense>
    </div>
  );
}
