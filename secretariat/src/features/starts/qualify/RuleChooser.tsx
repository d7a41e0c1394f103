import { useState } from 'react';
import { type EventRef, proposeRoundRules, type RoundRule } from 'shared-domain';
import { RuleFields } from '../../../components/trial/RuleFields.tsx';
import { makeRule, makeRuleDraft } from '../../../components/trial/rule-draft.ts';
import { useText } from '../../../locales/use-text.ts';
import { RuleChoice } from './RuleChoice.tsx';

interface Props {
  readonly gOID: string;
  readonly round: string;
  readonly event: EventRef;
  readonly heats: number;
  readonly room: number;
  readonly current: RoundRule | undefined;
  readonly nameOf: (row: string) => string;
  readonly isBusy: boolean;
  readonly onRule: (rule: RoundRule) => void;
}

/** The usual rules and a custom one, each with its outcome. */
export function RuleChooser({ gOID, round, event, heats, room, current, nameOf, isBusy, onRule }: Props) {
  const { t } = useText();
  const proposed = proposeRoundRules(event, heats, room);
  const [ownDraft, setOwnDraft] = useState(() => makeRuleDraft(current ?? proposed[0] ?? {}, event.g0));
  const common = { gOID, round, event, room, nameOf, isBusy };
  const rule = makeRule(ownDraft, event.g0);
  const isProposed = proposed.some(({ places, times }) => places === rule.places && times === rule.times);
  return (
    <div className="rule-chooser">
      {proposed.map((one, index) => (
        <RuleChoice
          key={JSON.stringify(one)}
          {...common}
          rule={one}
          isUsual={index === 0}
          action={t('starts.rule.choose')}
          onChoose={() => onRule(one)}
        />
      ))}
      <details className="rule-own" open={current !== undefined}>
        <summary>{t('starts.rule.own')}</summary>
        <div className="rules">
          <RuleFields g0={event.g0} rule={ownDraft} onRule={setOwnDraft} />
        </div>
        {(!isProposed || rule.standard !== undefined || current !== undefined) && (
          <RuleChoice {...common} rule={rule} isUsual action={t('starts.rule.save')} onChoose={() => onRule(rule)} />
        )}
      </details>
    </div>
  );
}
