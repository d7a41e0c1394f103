import { useState } from 'react';
import { canMove, TRIAL_STATUS } from 'shared-domain';
import { isJumpOffBar } from '../../../api/marks/bar-draft.ts';
import { entryApi, useEditTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import { type ProgrammeTrial, programmeApi } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { readRefusal, refusalText } from '../../../components/call/call-sentence.ts';
import { useHost } from '../../../components/host.ts';
import { trialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { WindDialog } from '../wind/WindDialog.tsx';
import { countMissing } from './stages.ts';

interface Props {
  readonly chOID: string;
  /** Those that may become official: all that the board shows, or those chosen. */
  readonly trials: readonly ProgrammeTrial[];
}

/** Makes results official, all at once: says first what is still missing in them, and names each that was refused. */
export function MakeOfficial({ chOID, trials }: Props) {
  const { t, language } = useText();
  const host = useHost();
  const { drafts } = useOutbox();
  const [edit] = useEditTrialMutation();
  const [done, setDone] = useState<number>();
  const isUnsent = ({ oid }: ProgrammeTrial) => drafts.some((draft) => draft.trial === oid && !isJumpOffBar(draft));
  const ready = trials.filter(
    (trial) => trial.results > 0 && canMove(trial.status, TRIAL_STATUS.official) && !isUnsent(trial),
  );
  // Trials of which the wind is asked for, one after the other.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const refresh = () => {
    host.store.dispatch(programmeApi.util.invalidateTags([{ type: 'Programme', id: chOID }]));
    host.store.dispatch(entryApi.util.invalidateTags(['Sheet']));
  };
  const all = async () => {
    const missing = ready.filter((trial) => countMissing(trial) > 0);
    const isSure = await host.confirm({
      title: t('results.official.title', { count: ready.length }),
      subTitle:
        missing.length === 0
          ? t('results.official.sub')
          : t('results.official.missing', { trials: missing.map((trial) => trialName(trial, language)).join(', ') }),
      action: t('results.official.act', { count: ready.length }),
    });
    if (!isSure) return;
    const refused: string[] = [];
    const windless: string[] = [];
    for (const [at, { oid, ...trial }] of ready.entries()) {
      setDone(at);
      const answer = await edit({ oid, edit: { status: TRIAL_STATUS.official } });
      if (answer.error === undefined) continue;
      if (readRefusal(answer.error).reason === 'wind missing') {
        windless.push(oid);
        continue;
      }
      refused.push(`${trialName(trial, language)} (${refusalText(answer.error, t)})`);
    }
    setDone(undefined);
    setAsked(windless);
    refresh();
    if (refused.length > 0)
      host.notify(t('results.official.refused', { trials: refused.join(', ') }), { kind: 'error' });
    else if (ready.length > windless.length)
      host.notify(t('results.official.done', { count: ready.length - windless.length }));
  };
  const [trial] = asked;
  const goOn = () => setAsked(asked.slice(1));
  return (
    <>
      <Button kind="main" disabled={ready.length === 0 || done !== undefined} onClick={() => void all()}>
        {done === undefined
          ? t('results.official.act', { count: ready.length })
          : t('results.official.going', { done, all: ready.length })}
      </Button>
      {trial !== undefined && (
        <WindDialog
          key={trial}
          trial={trial}
          onOfficial={() => {
            host.notify(t('results.official.done', { count: 1 }));
            refresh();
            goOn();
          }}
          onClose={goOn}
        />
      )}
    </>
  );
}
