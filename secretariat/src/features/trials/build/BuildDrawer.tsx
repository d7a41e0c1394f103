import { Alert, Drawer } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { findFederation, findFederationTable, listChallengeDays } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts';
import { useHost } from '../../../components/host.ts';
import { useMedia } from '../../../components/use-media.ts';
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
  /** What is prepared, stored until it is created or dropped. */
  readonly onPlanned: (planned: readonly PlannedRound[]) => void;
  readonly onClose: () => void;
}

/** What is planned is seen, and may be changed, before any of it exists; then all of it is made at once. */
export function BuildDrawer({ openedWith, challenge, programme, initialPlanned, onPlanned, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const mayLeave = useLeaveQuestion();
  const wide = useMedia('(min-width: 960px)');
  const [planned, setPlanned] = useState(initialPlanned);
  const [send, { isLoading, error }] = useSendTrialsMutation();
  const days = listChallengeDays(challenge);
  const known = useMemo(() => new Set(programme.map(({ uid }) => uid)), [programme]);
  const prepared = planned.map((round) => ({
    round,
    trials: makeTrials(round, days, challenge.tz, countEventRounds(round, [...programme, ...planned])),
  }));
  const late = prepared.flatMap(({ round, trials }) => (trials === undefined ? [round] : []));
  const trials = prepared.flatMap((one) => one.trials ?? []);
  const fresh = trials.filter(({ uid }) => !known.has(uid));
  const there = trials.length - fresh.length;
  const count = fresh.length + late.reduce((sum, { heats }) => sum + heats, 0);
  const table = useRef<HTMLDivElement>(null);

  const create = async () => {
    if (late.length > 0) {
      table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const answer = await send({ chOID: challenge.oid, trials: fresh });
    if (answer.error !== undefined) return;
    notify(t('trials.created', { count: fresh.length }));
    onClose();
  };
  const leave = async () => {
    if (planned.length === 0 || (await mayLeave(t('trials.build.leave', { count })))) onClose();
  };
  const plan = (next: readonly PlannedRound[]) => {
    setPlanned(next);
    onPlanned(next);
  };
  const add = (more: readonly PlannedRound[]) =>
    plan([...planned, ...more.filter(({ id }) => planned.every((one) => one.id !== id))]);
  return (
    <Drawer
      open
      size={wide ? 880 : '100%'}
      title={t(openedWith === 'one' ? 'trials.add' : 'trials.build')}
      onClose={() => void leave()}
      destroyOnHidden
      footer={
        <div className="btns trial-save">
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
          <Button kind="main" isBusy={isLoading} disabled={count === 0} onClick={() => void create()}>
            {t('trials.create', { count })}
          </Button>
        </div>
      }
    >
      <CallAlert error={error} />
      {openedWith === 'one' ? (
        <EventChooser table={findFederationTable(findFederation(challenge.rtype))} days={days} onChosen={add} />
      ) : (
        <TemplateChooser days={days} kind={challenge.kind} onChosen={plan} />
      )}
      {there > 0 && (
        <Alert className="adm-gap" type="info" showIcon role="status" title={t('trials.there', { count: there })} />
      )}
      {planned.length > 0 && (
        <div ref={table}>
          <PlannedTable planned={planned} days={days} onPlanned={plan} />
        </div>
      )}
    </Drawer>
  );
}
