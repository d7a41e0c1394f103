import { Alert } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { findFederation, findFederationTable, listChallengeDays } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { useConfirmDiscard } from '../../../components/form/use-confirm-discard.ts';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { useSendTrialsMutation } from '../trials-endpoints.ts';
import { EventChooser } from './EventChooser.tsx';
import { PlannedTable } from './PlannedTable.tsx';
import { countEventRounds, makeTrials, type PlannedRound } from './planned-round.ts';
import { TemplateChooser } from './TemplateChooser.tsx';
import type { BuildMode } from './use-build.ts';

interface Props {
  readonly openedWith: BuildMode;
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
  /** The rounds of a stored draft. */
  readonly initialPlanned: readonly PlannedRound[];
  /** Called with the planned rounds at each change, to store them as a draft. */
  readonly onPlanned: (planned: readonly PlannedRound[]) => void;
  readonly onClose: () => void;
}

/** Names of existing trials that are listed before the ellipsis. */
const MAX_NAMES = 12;

/** Shows planned rounds, which can be changed, then creates all their trials at once. */
export function BuildDrawer({ openedWith, challenge, programme, initialPlanned, onPlanned, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const confirmLeaving = useConfirmDiscard();
  const [planned, setPlanned] = useState(initialPlanned);
  const [templatePlan, setTemplatePlan] = useState<readonly PlannedRound[]>();
  const [send, { isLoading, error }] = useSendTrialsMutation();
  const days = listChallengeDays(challenge);
  const existingUids = useMemo(() => new Set(programme.map(({ uid }) => uid)), [programme]);
  const preparedRounds = planned.map((round) => ({
    round,
    trials: makeTrials(round, days, challenge.tz, countEventRounds(round, [...programme, ...planned])),
  }));
  const lateRounds = preparedRounds.flatMap(({ round, trials }) => (trials === undefined ? [round] : []));
  const trials = preparedRounds.flatMap((one) => one.trials ?? []);
  const newTrials = trials.filter(({ uid }) => !existingUids.has(uid));
  const existingNames = trials.flatMap(({ uid, name }) => (existingUids.has(uid) ? [name] : []));
  const count = newTrials.length + lateRounds.reduce((sum, { heats }) => sum + heats, 0);
  const table = useRef<HTMLDivElement>(null);

  const create = async () => {
    if (lateRounds.length > 0) {
      table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const answer = await send({ chOID: challenge.oid, trials: newTrials });
    if (answer.error !== undefined) return;
    notify(t('trials.created', { count: newTrials.length }));
    onClose();
  };
  const confirmAndClose = async () => {
    if (planned.length === 0 || (await confirmLeaving(t('trials.build.leave', { count })))) onClose();
  };
  const changePlan = (next: readonly PlannedRound[]) => {
    setPlanned(next);
    onPlanned(next);
  };
  // A list as its template made it is made again by a click; one that was changed by hand is asked about.
  const dropPlan = async (): Promise<boolean> => {
    const isChanged = planned.length > 0 && planned !== templatePlan;
    if (isChanged && !(await confirmLeaving(t('trials.build.leave', { count })))) return false;
    changePlan([]);
    return true;
  };
  const addRounds = (addedRounds: readonly PlannedRound[]) =>
    changePlan([...planned, ...addedRounds.filter(({ id }) => planned.every((one) => one.id !== id))]);
  return (
    <SideDrawer
      width={880}
      title={t(openedWith === 'one' ? 'trials.add' : 'trials.build')}
      onClose={confirmAndClose}
      footer={
        <div className="btns trial-save">
          <Button onClick={() => void confirmAndClose()}>{t('cancel')}</Button>
          <Button kind="main" isBusy={isLoading} disabled={count === 0} onClick={() => void create()}>
            {t('trials.create', { count })}
          </Button>
        </div>
      }
    >
      <CallAlert error={error} />
      {openedWith === 'one' ? (
        <EventChooser table={findFederationTable(findFederation(challenge.rtype))} days={days} onChosen={addRounds} />
      ) : (
        <TemplateChooser
          days={days}
          kind={challenge.kind}
          onChosen={(next) => {
            setTemplatePlan(next);
            changePlan(next);
          }}
          onOther={dropPlan}
        />
      )}
      {existingNames.length > 0 && (
        <Alert
          className="adm-gap"
          type="info"
          showIcon
          role="status"
          title={t('trials.there', {
            count: existingNames.length,
            names: existingNames.slice(0, MAX_NAMES).join(', ') + (existingNames.length > MAX_NAMES ? ' …' : ''),
          })}
        />
      )}
      {planned.length > 0 && (
        <div ref={table}>
          <PlannedTable planned={planned} days={days} onPlanned={changePlan} />
        </div>
      )}
    </SideDrawer>
  );
}
