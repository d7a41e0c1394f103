import { type ReactNode, Suspense, useState } from 'react';
import { canChangeStatus, isCombined, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { entryApi, useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { programmeApi, useProgrammeQuery } from '../../../../api/programme.ts';
import { useProtestsQuery } from '../../../../api/protests.ts';
import { Button } from '../../../../components/Button.tsx';
import { readRefusal } from '../../../../components/call/call-sentence.ts';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { ReasonDialog } from '../../../../components/form/ReasonDialog.tsx';
import { useHost } from '../../../../components/host.ts';
import { listPartsToMakeOfficial } from '../../../../components/official/following-parts.ts';
import { formatSentence } from '../../../../components/official/format-sentence.ts';
import { listOpenQuestions } from '../../../../components/official/open-questions.ts';
import { listPartQuestions, listPartsToCome } from '../../../../components/official/review-trials.ts';
import { makeOptionalPart } from '../../../../components/page/optional-part.ts';
import { countEmpty, hasNoResult } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { ResultEntry } from '../use-result-entry.ts';

const WindDialog = makeOptionalPart(
  async () => (await import('../../../../components/official/wind/WindDialog.tsx')).WindDialog,
);

interface Props {
  readonly sheet: SheetAnswer;
  readonly entry: ResultEntry;
  /** Acts before those of the status. */
  readonly children?: ReactNode;
}

/** Buttons that publish the results of a trial, make them official or reopen them, after a warning of what is missing. */
export function StatusActions({ sheet, entry, children }: Props) {
  const { trial } = sheet;
  const { t, language } = useText();
  const host = useHost();
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditTrialMutation();
  const { data: register } = useProtestsQuery(trial.chOID);
  const [isReopening, setReopening] = useState(false);
  // The trial that lacks a wind reading: this one, or a part of it.
  const [windlessTrial, setWindlessTrial] = useState<string>();
  const { status, oid, chOID } = trial;
  const isWhole = isCombined(trial.g0);
  const { data: programme = [] } = useProgrammeQuery(chOID, { skip: !isWhole });
  const parts = isWhole ? listPartsToMakeOfficial(trial, programme) : [];
  const partsToCome = isWhole ? listPartsToCome(trial, programme, { t, language }) : [];
  const { unsent } = entry;
  const emptyCount = countEmpty(entry.lines);
  const hasNothing = entry.lines.every(hasNoResult);
  const confirmStatus = (newStatus: TrialStatus) => {
    if (newStatus !== TRIAL_STATUS.official) host.notify(t('results.moved.unofficial'));
    else
      host.notify(
        parts.length === 0 ? t('results.moved.official') : t('results.moved.officialParts', { count: parts.length }),
      );
    host.store.dispatch(entryApi.util.invalidateTags(['Sheet']));
    if (isWhole) host.store.dispatch(programmeApi.util.invalidateTags([{ type: 'Programme', id: chOID }]));
  };
  const changeStatus = async (nextStatus: TrialStatus, reason?: string) => {
    const answer = await edit({ oid, edit: { status: nextStatus, ...(reason === undefined ? {} : { reason }) } });
    if (answer.error === undefined) {
      confirmStatus(nextStatus);
      return;
    }
    const refusal = readRefusal(answer.error);
    if (refusal.reason === 'wind missing') setWindlessTrial(refusal.trial ?? oid);
    else showRefusal(answer.error);
  };
  const finishWindDialog = () => {
    setWindlessTrial(undefined);
    if (windlessTrial === oid) confirmStatus(TRIAL_STATUS.official);
    else void changeStatus(TRIAL_STATUS.official);
  };
  const listQuestions = async () => [
    ...partsToCome,
    ...listOpenQuestions(sheet, register, Date.now(), t),
    ...(await listPartQuestions(host.store, parts, { register, isWindRequired: false, t, language })),
  ];
  const publish = async (nextStatus: typeof TRIAL_STATUS.unofficial | typeof TRIAL_STATUS.official) => {
    if (emptyCount > 0) {
      const isSure = await host.confirm({
        title: t('results.missing.title', { count: emptyCount }),
        subTitle: t(nextStatus === TRIAL_STATUS.official ? 'results.missing.official' : 'results.missing.sub', {
          count: emptyCount,
        }),
        action: t(nextStatus === TRIAL_STATUS.official ? 'results.act.official' : 'results.act.publish'),
      });
      if (!isSure) return;
    }
    const questions = nextStatus === TRIAL_STATUS.official ? await listQuestions() : [];
    if (questions.length > 0) {
      const isSure = await host.confirm({
        title: t('officials.question.title'),
        subTitle: questions.map(formatSentence).join(' '),
        action: t('officials.question.action'),
        // What is not over must not become official by Enter alone.
        destructive: partsToCome.length > 0,
      });
      if (!isSure) return;
    }
    await changeStatus(nextStatus);
  };
  return (
    <>
      {hasNothing && <span className="muted nothing">{t('results.act.nothing')}</span>}
      <div className="trial-acts btns">
        {children}
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
            kind={partsToCome.length === 0 && emptyCount === 0 ? 'main' : 'plain'}
            isBusy={isLoading}
            disabled={unsent > 0 || hasNothing}
            onClick={() => void publish(TRIAL_STATUS.official)}
          >
            {t('results.act.official')}
          </Button>
        )}
        {windlessTrial !== undefined && (
          <Suspense fallback={null}>
            <WindDialog
              key={windlessTrial}
              trial={windlessTrial}
              onOfficial={finishWindDialog}
              onClose={() => setWindlessTrial(undefined)}
            />
          </Suspense>
        )}
        {isReopening && (
          <ReasonDialog
            title={t('results.reopen.title')}
            help={t(isWhole ? 'results.reopen.help.parts' : 'results.reopen.help')}
            action={t('results.act.reopen')}
            onReason={(reason) => void changeStatus(TRIAL_STATUS.unofficial, reason)}
            onClose={() => setReopening(false)}
          />
        )}
      </div>
    </>
  );
}
