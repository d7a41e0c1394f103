import { useCallback, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { useUndoRefusal } from '../../../components/journal/use-undo-refusal.ts';
import { useText } from '../../../locales/use-text.ts';
import { useRemoveGroupsMutation, useRemoveTrialsMutation, useTakeBackMutation } from '../trials-endpoints.ts';

/** What was taken out last, as long as it is offered back. */
export interface Removed {
  readonly count: number;
  readonly log: string;
}

/**
 * Deleting trials and whole events. One trial without a result goes after a question, more only after the security text; either
 * way the server keeps what it took out, and it can be had back.
 */
export function useRemoval(
  { oid: chOID, tz }: Pick<Challenge, 'oid' | 'tz'>,
  onRemoved: (oids: readonly string[]) => void,
) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const showUndoRefusal = useUndoRefusal(chOID, tz);
  const [removed, setRemoved] = useState<Removed>();
  const [removeTrials] = useRemoveTrialsMutation();
  const [removeGroups] = useRemoveGroupsMutation();
  const [takeBack] = useTakeBackMutation();

  const fail = (error: unknown) => {
    showRefusal(error);
  };

  const ask = async (trials: readonly ProgrammeTrial[], groups: readonly string[]): Promise<void> => {
    const [only] = trials;
    if (only === undefined) return;
    const results = trials.reduce((sum, trial) => sum + trial.results, 0);
    const starts = trials.reduce((sum, trial) => sum + trial.starts, 0);
    const risky = trials.length > 1 || results > 0;
    const confirmed = await confirm({
      title:
        trials.length === 1
          ? t('trials.remove.one', { name: only.name })
          : t('trials.remove.many', { count: trials.length }),
      subTitle: t('trials.remove.with', { starts, results }),
      action: t('trials.remove'),
      destructive: true,
      ...(risky && { securityText: t('trials.remove.word') }),
    });
    if (!confirmed) return;
    const oids = trials.map(({ oid }) => oid);
    const answer =
      groups.length > 0 ? await removeGroups({ chOID, oids: groups }) : await removeTrials({ chOID, oids });
    if (answer.data === undefined) {
      fail(answer.error);
      return;
    }
    onRemoved(oids);
    setRemoved({ count: trials.length, log: answer.data.log });
  };

  const undo = async () => {
    if (removed === undefined) return;
    setRemoved(undefined);
    const { error } = await takeBack({ chOID, log: removed.log });
    if (error === undefined) notify(t('trials.remove.undone'));
    else await showUndoRefusal(error);
  };
  const forget = useCallback(() => setRemoved(undefined), []);
  return { removed, ask, undo, forget };
}
