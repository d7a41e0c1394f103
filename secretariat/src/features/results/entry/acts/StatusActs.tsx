import { useState } from 'react';
import { canMove, MARK_STATUS, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { entryApi, useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { Button } from '../../../../components/Button.tsx';
import { refusalOf } from '../../../../components/call/call-sentence.ts';
import { ReasonDialog } from '../../../../components/form/ReasonDialog.tsx';
import { useHost } from '../../../../components/host.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { Entry } from '../use-entry.ts';
import { ClearResults } from './ClearResults.tsx';

interface Props {
  readonly trial: Trial;
  readonly entry: Entry;
}

/** What becomes of the results of a trial: unofficial, official, open again; each says what is still missing. */
export function StatusActs({ trial, entry }: Props) {
  const { t } = useText();
  const host = useHost();
  const [edit, { isLoading }] = useEditTrialMutation();
  const [isReopening, setReopening] = useState(false);
  const { status, oid } = trial;
  const { unsent } = entry;
  const empty = entry.lines.filter(({ result }) => result === undefined || result.prf.st === MARK_STATUS.dash).length;

  const move = async (to: TrialStatus, reason?: string) => {
    const answer = await edit({ oid, edit: { status: to, ...(reason === undefined ? {} : { reason }) } });
    if (answer.error === undefined) {
      host.notify(t(`results.moved.${to === TRIAL_STATUS.official ? 'official' : 'unofficial'}`));
      host.store.dispatch(entryApi.util.invalidateTags(['Sheet']));
      return;
    }
    const { sentence, call } = refusalOf(answer.error);
    host.notify(t(sentence, { call }), { kind: 'error' });
  };
  const publish = async (to: typeof TRIAL_STATUS.unofficial | typeof TRIAL_STATUS.official) => {
    if (empty > 0) {
      const isSure = await host.confirm({
        title: t('results.missing.title', { count: empty }),
        subTitle: t('results.missing.sub'),
        action: t(to === TRIAL_STATUS.official ? 'results.act.official' : 'results.act.publish'),
      });
      if (!isSure) return;
    }
    await move(to);
  };
  return (
    <div className="trial-acts btns">
      <ClearResults trial={trial} count={entry.lines.filter(({ result }) => result !== undefined).length} />
      {status === TRIAL_STATUS.official && (
        <Button isBusy={isLoading} onClick={() => setReopening(true)}>
          {t('results.act.reopen')}
        </Button>
      )}
      {status !== TRIAL_STATUS.official && canMove(status, TRIAL_STATUS.unofficial) && (
        <Button isBusy={isLoading} disabled={unsent > 0} onClick={() => void publish(TRIAL_STATUS.unofficial)}>
          {t('results.act.publish')}
        </Button>
      )}
      {canMove(status, TRIAL_STATUS.official) && (
        <Button
          kind="main"
          isBusy={isLoading}
          disabled={unsent > 0}
          onClick={() => void publish(TRIAL_STATUS.official)}
        >
          {t('results.act.official')}
        </Button>
      )}
      {isReopening && (
        <ReasonDialog
          title={t('results.reopen.title')}
          help={t('results.reopen.help')}
          action={t('results.act.reopen')}
          onReason={(reason) => void move(TRIAL_STATUS.unofficial, reason)}
          onClose={() => setReopening(false)}
        />
      )}
    </div>
  );
}
