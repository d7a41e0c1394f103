import { Suspense, useState } from 'react';
import { canChangeStatus, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { entryApi, useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { useProtestsQuery } from '../../../../api/protests.ts';
import { Button } from '../../../../components/Button.tsx';
import { readRefusal } from '../../../../components/call/call-sentence.ts';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { ReasonDialog } from '../../../../components/form/ReasonDialog.tsx';
import { useHost } from '../../../../components/host.ts';
import { listOpenQuestions } from '../../../../components/official/open-questions.ts';
import { makeOptionalPart } from '../../../../components/page/optional-part.ts';
import { countEmpty, hasNoResult } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { ResultEntry } from '../use-result-entry.ts';

const WindDialog = makeOptionalPart(
  async () => (await import('../../../../components/official/wind/WindDialog.tsx')).WindDialog,
);

const writeSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

interface Props {
  readonly sheet: SheetAnswer;
  readonly entry: ResultEntry;
}

/** Buttons that publish the results of a trial, make them official or reopen them, after a warning of what is missing. */
export function StatusActions({ sheet, entry }: Props) {
  const { trial } = sheet;
  const { t } = useText();
  const host = useHost();
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditTrialMutation();
  const { data: register } = useProtestsQuery(trial.chOID);
  const [isReopening, setReopening] = useState(false);
  const [isAskingWind, setAskingWind] = useState(false);
  const { status, oid } = trial;
  const { unsent } = entry;
  const emptyCount = countEmpty(entry.lines);
  const hasNothing = entry.lines.every(hasNoResult);
  const changeStatus = async (nextStatus: TrialStatus, reason?: string) => {
    const answer = await edit({ oid, edit: { status: nextStatus, ...(reason === undefined ? {} : { reason }) } });
    if (answer.error === undefined) {
      host.notify(t(`results.moved.${nextStatus === TRIAL_STATUS.official ? 'official' : 'unofficial'}`));
      host.store.dispatch(entryApi.util.invalidateTags(['Sheet']));
      return;
    }
    if (readRefusal(answer.error).reason === 'wind missing') setAskingWind(true);
    else showRefusal(answer.error);
  };
  const finishOfficial = () => {
    setAskingWind(false);
    host.notify(t('results.moved.official'));
    host.store.dispatch(entryApi.util.invalidateTags(['Sheet']));
  };
  const publish = async (nextStatus: typeof TRIAL_STATUS.unofficial | typeof TRIAL_STATUS.official) => {
    if (emptyCount > 0) {
      const isSure = await host.confirm({
        title: t('results.missing.title', { count: emptyCount }),
        subTitle: t('results.missing.sub'),
        action: t(nextStatus === TRIAL_STATUS.official ? 'results.act.official' : 'results.act.publish'),
      });
      if (!isSure) return;
    }
    const questions = nextStatus === TRIAL_STATUS.official ? listOpenQuestions(sheet, register, Date.now(), t) : [];
    if (questions.length > 0) {
      const isSure = await host.confirm({
        title: t('officials.question.title'),
        subTitle: questions.map(writeSentence).join(' '),
        action: t('officials.question.action'),
      });
      if (!isSure) return;
    }
    await changeStatus(nextStatus);
  };
  return (
    <>
      {hasNothing && <span className="muted nothing">{t('results.act.nothing')}</span>}
      <div className="trial-acts btns">
        {status === TRIAL_STATUS.official && (
          <Button isBusy={isLoading} onClick={() => setReopening(true)}>
            {t('results.act.reopen')}
          </Button>
        )}
        {status !== TRIAL_STATUS.official && canChangeStatus(status, TRIAL_STATUS.unofficial) && (
          <Button
            isBusy={isLoading}
            disabled={unsent > 0 || hasNothing}
            onClick={() => void publish(TRIAL_STATUS.unofficial)}
          >
            {t('results.act.publish')}
          </Button>
        )}
        {canChangeStatus(status, TRIAL_STATUS.official) && (
          <Button
            kind="main"
            isBusy={isLoading}
            disabled={unsent > 0 || hasNothing}
            onClick={() => void publish(TRIAL_STATUS.official)}
          >
            {t('results.act.official')}
          </Button>
        )}
        {isAskingWind && (
          <Suspense fallback={null}>
            <WindDialog trial={oid} onOfficial={finishOfficial} onClose={() => setAskingWind(false)} />
          </Suspense>
        )}
        {isReopening && (
          <ReasonDialog
            title={t('results.reopen.title')}
            help={t('results.reopen.help')}
            action={t('results.act.reopen')}
            onReason={(reason) => void changeStatus(TRIAL_STATUS.unofficial, reason)}
            onClose={() => setReopening(false)}
          />
        )}
      </div>
    </>
  );
}
