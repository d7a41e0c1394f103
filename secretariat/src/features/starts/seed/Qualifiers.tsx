import { Alert } from 'antd';
import { useEffect } from 'react';
import { formatRound, type RoundLetter } from 'shared-domain';
import type { Challenge, QualificationAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useDecideQualificationMutation, useQualificationQuery } from '../../../api/qualification.ts';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { useText } from '../../../locales/use-text.ts';
import { OpenTies } from '../qualify/OpenTies.tsx';
import { RoundRule } from '../qualify/RoundRule.tsx';
import { useRowNames } from '../qualify/use-row-names.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { countPlacesAfter } from './seed-draft.ts';

interface Props {
  readonly challenge: Challenge;
  readonly group: ProgrammeGroup;
  /** The round whose qualifiers are drawn. */
  readonly from: RoundLetter;
  /** Called with a text that changes when the qualifiers change; undefined while something is missing. */
  readonly onDecided: (decided: string | undefined) => void;
}

/** A text that changes when the qualifiers change; undefined while a heat, the rule or a decision is missing. */
function makeDecisionKey({ decidedBy, heats, open }: QualificationAnswer): string | undefined {
  const isWaiting = decidedBy === 'nobody' || heats.some(({ complete }) => !complete);
  if (isWaiting || (decidedBy === 'rule' && open.length > 0)) return undefined;
  return JSON.stringify(
    heats.map(({ rows }) => rows.map(({ row, qualified, withdrawn }) => [row, qualified, withdrawn])),
  );
}

/** What is needed before drawing a later round: missing results, the qualifying rule, and ties to decide. */
export function Qualifiers({ challenge, group, from, onDecided }: Props) {
  const { t, language } = useText();
  const query = useQualificationQuery({ gOID: group.oid, round: from }, { refetchOnMountOrArgChange: true });
  const [decide, { error, isLoading }] = useDecideQualificationMutation();
  const trials = group.trials.filter(({ round }) => round === from);
  const { names } = useRowNames(trials.map(({ oid }) => oid));
  const { data, isFetching } = query;
  useEffect(() => {
    onDecided(data === undefined || isFetching ? undefined : makeDecisionKey(data));
  }, [data, isFetching, onDecided]);
  useEffect(() => () => onDecided(undefined), [onDecided]);
  const [event] = trials;
  if (event === undefined) return null;
  const incompleteTrials = (data?.heats ?? [])
    .filter(({ complete }) => !complete)
    .flatMap(({ oid }) => trials.filter((trial) => trial.oid === oid));
  return (
    <>
      {incompleteTrials.length > 0 && (
        <Alert
          className="adm-gap"
          type="info"
          showIcon
          role="status"
          title={t('starts.fault.missing')}
          description={
            <ul className="draw-notes">
              {incompleteTrials.map((trial) => (
                <li key={trial.oid}>
                  <Link to={buildCompetitionPath(challenge.oid, 'results', [trial.oid])}>
                    {t('starts.qualify.enter', { heat: formatRound(trial, language) })}
                  </Link>
                </li>
              ))}
            </ul>
          }
        />
      )}
      <CallAlert error={error} />
      <QueryState query={query}>
        {(answer) => (
          <>
            <RoundRule
              answer={answer}
              event={event}
              room={countPlacesAfter(from, group, challenge.org.oid)}
              names={names}
            />
            {incompleteTrials.length === 0 && answer.decidedBy === 'rule' && (
              <OpenTies
                key={answer.open.length}
                ties={answer.open}
                names={names}
                isBusy={isLoading}
                onDraw={(draw) => void decide({ gOID: group.oid, body: { round: from, draw } })}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
