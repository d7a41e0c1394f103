import { Alert } from 'antd';
import { useState } from 'react';
import { formatRound, type RoundLetter } from 'shared-domain';
import type { Challenge, QualificationAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useDecideQualificationMutation, useQualificationQuery } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { useText } from '../../../locales/use-text.ts';
import { SeedDrawer } from '../seed/SeedDrawer.tsx';
import { countPlacesAfter } from '../seed/seed-draft.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { OpenTies } from './OpenTies.tsx';
import { QualifyHeat } from './QualifyHeat.tsx';
import { RoundRule } from './RoundRule.tsx';
import { useRowNames } from './use-row-names.ts';

interface Props {
  readonly challenge: Challenge;
  readonly group: ProgrammeGroup;
  readonly round: RoundLetter;
  readonly onClose: () => void;
  readonly onSeeded: (oids: readonly string[]) => void;
}

/** Who qualifies from a round, with the reason: by the rule or by decisions of officials. */
export function QualifyDrawer({ challenge, group, round, onClose, onSeeded }: Props) {
  const { t, language } = useText();
  const answer = useQualificationQuery({ gOID: group.oid, round }, { refetchOnMountOrArgChange: true });
  const [decide, { error, isLoading }] = useDecideQualificationMutation();
  const [isSeeding, setIsSeeding] = useState(false);
  const trials = group.trials.filter((trial) => trial.round === round);
  const { names, starts } = useRowNames(trials.map(({ oid }) => oid));
  const [event] = trials;
  if (event === undefined) return null;
  const sendDecision = (body: Omit<Parameters<typeof decide>[0]['body'], 'round'>) =>
    decide({ gOID: group.oid, body: { round, ...body } });
  const qualifiedCount = answer.data?.heats
    .flatMap(({ rows }) => rows)
    .filter((row) => row.qualified !== undefined).length;
  const hasOpenDecisions = (data: QualificationAnswer) =>
    data.decidedBy === 'nobody' || data.open.length > 0 || data.heats.some(({ complete }) => !complete);
  return (
    <SideDrawer
      title={t('starts.qualify.of', { group: group.name, round: t(`starts.round.${round === 'c' ? 'f' : round}`) })}
      width={880}
      className="starts-drawer"
      onClose={onClose}
      footer={
        <div className="btns end">
          <Button
            kind="main"
            isBusy={isLoading}
            disabled={answer.data === undefined || hasOpenDecisions(answer.data)}
            onClick={() => setIsSeeding(true)}
          >
            {t('starts.qualify.next')}
          </Button>
        </div>
      }
    >
      <CallAlert error={error} />
      <QueryState query={answer}>
        {(data) => (
          <div className="drawer-parts">
            <RoundRule
              answer={data}
              event={event}
              room={countPlacesAfter(round, group, challenge.org.oid)}
              names={names}
            />
            <OpenTies
              key={data.open.length}
              ties={data.open}
              names={names}
              isBusy={isLoading}
              onDraw={(draw) => void sendDecision({ draw })}
            />
            <EmptyHeats
              chOID={challenge.oid}
              trials={trials.filter(({ oid }) =>
                data.heats.some((heat) => heat.oid === oid && !heat.complete && heat.rows.length === 0),
              )}
            />
            {data.heats.map((heat) => {
              const trial = trials.find(({ oid }) => oid === heat.oid);
              const title = trial === undefined ? group.name : formatRound(trial, language);
              return (
                <QualifyHeat
                  key={heat.oid}
                  heat={heat}
                  title={title}
                  names={names}
                  starts={starts}
                  event={event}
                  isBusy={isLoading}
                  onDecide={(decision) =>
                    sendDecision({ decisions: [decision] }).then((answered) => answered.error === undefined)
                  }
                />
              );
            })}
            {data.reserves.length > 0 && (
              <Alert
                type="info"
                title={t('starts.reserves')}
                description={data.reserves.map(({ row, place }) => `${place}. ${names.get(row) ?? row}`).join(' · ')}
              />
            )}
          </div>
        )}
      </QueryState>
      {isSeeding && (
        <SeedDrawer
          challenge={challenge}
          group={group}
          from={round}
          {...(qualifiedCount !== undefined && { qualifiers: qualifiedCount })}
          onClose={() => setIsSeeding(false)}
          onSeeded={(oids) => {
            onSeeded(oids);
            onClose();
          }}
        />
      )}
    </SideDrawer>
  );
}

/** Heats in which nobody runs: until they are deleted nobody can qualify by time, nor can the next round be drawn. */
function EmptyHeats({ chOID, trials }: { readonly chOID: string; readonly trials: readonly ProgrammeTrial[] }) {
  const { t, language } = useText();
  if (trials.length === 0) return null;
  const heats = trials.map((trial) => formatRound(trial, language)).join(', ');
  return (
    <Alert
      type="warning"
      showIcon
      title={t('starts.qualify.empty', { heats, count: trials.length })}
      action={
        <Link className="btn small" to={buildCompetitionPath(chOID, 'trials')}>
          {t('screen.trials')}
        </Link>
      }
    />
  );
}
