import { useCallback, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { useUndoRefusal } from '../../../components/journal/use-undo-refusal.ts';
import { formatTrialName, joinUnit } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { useRemoveGroupsMutation, useRemoveTrialsMutation, useTakeBackMutation } from '../trials-endpoints.ts';

/** The last deletion, while it can be undone here; `log` is the oid of its journal entry. */
export interface Removal {
  readonly count: number;
  readonly log: string;
}

/**
 * Deletes trials and whole events after a confirmation, which needs the security text for several trials or for one with results.
 * The deletion can be undone.
 */
export function useRemoval(
  { oid: chOID, tz }: Pick<Challenge, 'oid' | 'tz'>,
  onRemoved: (oids: readonly string[]) => void,
) {
  const { t, language } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const showUndoRefusal = useUndoRefusal(chOID, tz);
  const [removed, setRemoved] = useState<Removal>();
  const [removeTrials] = useRemoveTrialsMutation();
  const [removeGroups] = useRemoveGroupsMutation();
  const [takeBack] = useTakeBackMutation();

  const fail = (error: unknown) => {
    showRefusal(error);
  };

  const confirmRemoval = async (trials: readonly ProgrammeTrial[], groups: readonly string[]): Promise<void> => {
    const [only] = trials;
    if (only === undefined) return;
    const results = trials.reduce((sum, trial) => sum + trial.results, 0);
    const starts = trials.reduce((sum, trial) => sum + trial.starts, 0);
    const needsSecurityText = trials.length > 1 || results > 0;
    const confirmed = await confirm({
      title:
        trials.length === 1
          ? t('trials.remove.one', { name: joinUnit(formatTrialName(only, language)) })
          : t('trials.remove.many', { count: trials.length }),
      subTitle: t('trials.remove.with', { starts, results }),
      action: t('trials.remove'),
      destructive: true,
      ...(needsSecurityText && { securityText: t('trials.remove.word') }),
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
  return { removed, confirmRemoval, undo, forget };
}
