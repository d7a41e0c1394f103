import { useState } from 'react';
import { isPublished, readOptions, TRIAL_STATUS } from 'shared-domain';
import type { Challenge, ChallengeEdit } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { formatToMinute } from '../../../components/time/format-instant.ts';
import { useText } from '../../../locales/use-text.ts';
import { useEditScoringMutation } from '../teams-endpoints.ts';
import { ScoringForm } from './ScoringForm.tsx';
import { describeScoring } from './scoring.ts';

interface Props {
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
  readonly canWrite: boolean;
}

/** Shows and edits how teams are scored, and whether their ranking is declared official. */
export function ScoringBar({ challenge, programme, canWrite }: Props) {
  const { t, language } = useText();
  const host = useHost();
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditScoringMutation();
  const [isOpen, setOpen] = useState(false);
  const { oid: chOID, flag, metadata, revision, tz } = challenge;
  const { teamScoring: scoring, ...others } = metadata;
  if (!readOptions(flag).hasTeamRanking) return <p className="muted teams-help">{t('teams.scoring.off')}</p>;
  const declared = scoring?.declared;
  const saveScoring = async (next: Challenge['metadata']['teamScoring']) => {
    const changes: ChallengeEdit = {
      metadata: next === undefined ? others : { ...others, teamScoring: next },
      revision,
    };
    const answer = await edit({ chOID, edit: changes });
    if (answer.error === undefined) setOpen(false);
    else showRefusal(answer.error);
    return answer.error === undefined;
  };
  const declare = async () => {
    if (scoring === undefined) return;
    const unfinishedCount = programme.filter(
      ({ status, results }) => status !== TRIAL_STATUS.cancelled && (!isPublished(status) || results === 0),
    ).length;
    const isSure = await host.confirm({
      title: t('teams.scoring.declare.title'),
      subTitle:
        unfinishedCount > 0
          ? t('teams.scoring.declare.waiting', { count: unfinishedCount })
          : t('teams.scoring.declare.sub'),
      action: t('teams.scoring.declare'),
    });
    if (isSure && (await saveScoring({ ...scoring, declared: new Date().toISOString() })))
      host.notify(t('teams.scoring.declared.done'));
  };
  const withdrawDeclaration = async () => {
    if (scoring === undefined) return;
    const { declared: _, ...undeclared } = scoring;
    await saveScoring(undeclared);
  };
  return (
    <div className="scoring-bar">
      <p className="teams-help">
        <b>
          {declared !== undefined
            ? t('teams.scoring.declared', { when: formatToMinute(declared, tz, language) })
            : t('teams.scoring.provisional')}
        </b>{' '}
        <span className="muted">{scoring === undefined ? t('teams.points.help') : describeScoring(scoring, t)}</span>
      </p>
      {canWrite && !isOpen && (
        <div className="btns">
          {declared === undefined && (
            <Button isSmall onClick={() => setOpen(true)}>
              {t('teams.scoring.set')}
            </Button>
          )}
          {scoring !== undefined && declared === undefined && (
            <Button kind="main" isSmall isBusy={isLoading} onClick={() => void declare()}>
              {t('teams.scoring.declare')}
            </Button>
          )}
          {declared !== undefined && (
            <Button isSmall isBusy={isLoading} onClick={() => void withdrawDeclaration()}>
              {t('teams.scoring.takeBack')}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <ScoringForm
          scoring={scoring}
          isBusy={isLoading}
          onSave={(next) => void saveScoring(next)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
