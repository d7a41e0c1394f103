import { Alert, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { Link, saveFile } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { useUnsavedGuard } from '../../../components/form/use-unsaved-guard.ts';
import { useHost } from '../../../components/host.ts';
import { competitionPath } from '../../../components/page/paths.ts';
import { useText } from '../../../locales/use-text.ts';
import { deleteImport } from '../import-state.ts';
import { measureProgress, nextWaiting, retryFailed, type Sending } from '../send/sending.ts';
import { useSender } from '../send/use-sender.ts';
import { writeReport } from '../send/write-report.ts';
import { FailedSendings } from './FailedSendings.tsx';
import type { StepProps } from './step-props.ts';

export function SendStep(props: StepProps) {
  const { sending } = props.state;
  return sending === undefined ? null : <Send {...props} sending={sending} />;
}

const QUARTER = 25;

/** The import on its way: how far it is, pause and go on, what was refused and is sent again, and what came of it. */
function Send({ challenge, importDraft, sending }: StepProps & { readonly sending: Sending }) {
  const { t } = useText();
  const { confirm } = useHost();
  const { running, start, pause } = useSender(challenge.oid, sending, importDraft.update);
  const progress = measureProgress(sending);
  const { done, total, failed, percent, created, updated, unchanged } = progress;
  const came = { created, updated, unchanged };
  const over = sending.cancelled === true || nextWaiting(sending) < 0;
  // A sending that nobody has begun begins by itself; one found after a reload waits for its reader.
  const [fresh] = useState(
    () => sending.states.every(({ state }) => state === 'waiting') && Date.now() - Date.parse(sending.begun) < 5000,
  );
  useEffect(() => {
    if (fresh) start();
  }, [fresh, start]);
  useUnsavedGuard(running);
  // Names and birth dates stay on no shared computer once they have arrived.
  const arrived = nextWaiting(sending) < 0 && failed === 0;
  useEffect(() => {
    if (arrived) void deleteImport(challenge.oid);
  }, [arrived, challenge.oid]);

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
    // Once the page knows that they wait again.
    setTimeout(start, 0);
  };
  const report = () => {
    const words = {
      head: ['sending', 'uid', 'name', 'starts', 'results', 'state', 'detail'].map((key) =>
        t(`entries.report.${key}` as 'entries.report.uid'),
      ),
      state: {
        sent: t('entries.report.sent'),
        failed: t('entries.report.failed'),
        waiting: t('entries.report.waiting'),
      },
      left: t('entries.report.left'),
    };
    saveFile(`${t('entries.report.file')}.csv`, writeReport(sending, words), 'text/csv');
  };
  const state = over
    ? failed > 0 || sending.cancelled
      ? 'ended'
      : 'done'
    : running
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
        status={failed > 0 ? 'exception' : over ? 'success' : running ? 'active' : 'normal'}
        aria-label={t('entries.progress')}
        format={() => `${done}/${total}`}
      />
      <p className="sr" role="status">
        {t('entries.progress.said', { percent: Math.floor(percent / QUARTER) * QUARTER })}
      </p>
      <div className="btns adm-gap">
        {!over && !running && (
          <Button kind="main" onClick={start}>
            {t(done + failed > 0 ? 'entries.resume' : 'entries.begin')}
          </Button>
        )}
        {running && (
          <Button kind="main" onClick={pause}>
            {t('entries.pause')}
          </Button>
        )}
        {!over && <Button onClick={() => void cancel()}>{t('cancel')}</Button>}
        {failed > 0 && !running && sending.cancelled !== true && (
          <Button kind="main" onClick={retry}>
            {t('entries.retry', { count: failed })}
          </Button>
        )}
        {(over || !running) && done + failed > 0 && <Button onClick={report}>{t('entries.report')}</Button>}
        {over && <Button onClick={importDraft.forget}>{t('entries.another')}</Button>}
      </div>
      {over && done > 0 && (
        <Alert
          className="adm-gap"
          type={failed > 0 ? 'warning' : 'success'}
          showIcon
          title={progress.starts > 0 ? t('entries.arrived', { count: progress.starts }) : t('entries.came', came)}
          description={
            <>
              {progress.starts > 0 && <p>{t('entries.came', came)}</p>}
              <Link className="link" to={competitionPath(challenge.oid, 'starts')}>
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
      <FailedSendings sending={sending} />
      {progress.warnings.length > 0 && (
        <details>
          <summary>{t('entries.serverWarnings', { count: progress.warnings.length })}</summary>
          <ul lang="en">
            {progress.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
