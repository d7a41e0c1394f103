import { useState } from 'react';
import type { EventRef, RoundRule as Rule } from 'shared-domain';
import type { QualificationAnswer } from 'shared-domain/contract';
import { useDecideQualificationMutation } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { formatRule } from '../../../components/trial/rule-draft.ts';
import { useText } from '../../../locales/use-text.ts';
import { RuleChooser } from './RuleChooser.tsx';

interface Props {
  readonly answer: QualificationAnswer;
  readonly event: EventRef;
  /** Places in the next round. */
  readonly room: number;
  readonly names: ReadonlyMap<string, string>;
}

/** The qualifying rule of a round, the same for all its heats; asks for one if it is missing. */
export function RoundRule({ answer, event, room, names }: Props) {
  const { t } = useText();
  const [isChanging, setChanging] = useState(false);
  const [decide, { error, isLoading }] = useDecideQualificationMutation();
  const { oid: gOID, round, rule, decidedBy, heats } = answer;
  const isMissing = decidedBy === 'nobody';
  const count = heats.flatMap(({ rows }) => rows).filter((row) => row.qualified !== undefined && !row.withdrawn).length;
  const save = async (chosen: Rule) => {
    const outcome = await decide({ gOID, body: { round, rule: chosen } });
    if (outcome.error === undefined) setChanging(false);
  };
  return (
    <section className="round-rule" aria-label={t('starts.rule')}>
      <div className="rule-head">
        {isMissing ? (
          <h3>{t('starts.rule.missing')}</h3>
        ) : (
          <p>
            <strong>{t('starts.rule')}</strong>{' '}
            {decidedBy === 'sender'
              ? t('starts.rule.byFile')
              : rule === undefined
                ? t('starts.rule.byDecision')
                : formatRule(t, rule, event)}
            {' · '}
            {t('starts.rule.count', { count })}
          </p>
        )}
        {!isMissing && (
          <Button isSmall aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            {t('starts.rule.change')}
          </Button>
        )}
      </div>
      {isMissing && <p className="muted">{t('starts.rule.missing.help')}</p>}
      <CallAlert error={error} />
      {(isMissing || isChanging) && (
        <RuleChooser
          gOID={gOID}
          round={round}
          event={event}
          heats={heats.filter(({ rows }) => rows.length > 0).length || heats.length}
          room={room}
          current={rule}
          nameOf={(row) => names.get(row) ?? row.replace(/^bib:/, '')}
          isBusy={isLoading}
          onRule={(chosen) => void save(chosen)}
        />
      )}
    </section>
  );
}
