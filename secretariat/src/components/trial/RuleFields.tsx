import { isFieldEvent } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { NumberField } from '../form/NumberField.tsx';
import type { RuleDraft } from './rule-draft.ts';

interface Props {
  readonly g0: number;
  readonly rule: RuleDraft;
  readonly onRule: (rule: RuleDraft) => void;
}

const MM_IN_M = 1000;

/** The rule by which athletes qualify from a round: in races by places and times, in field events by standard and number. */
export function RuleFields({ g0, rule, onRule }: Props) {
  const { t } = useText();
  const isField = isFieldEvent(g0);
  const renderNumberField = (name: keyof RuleDraft, scale = 1, step = 1) => (
    <NumberField
      label={t(isField && name === 'times' ? 'starts.rule.wanted' : `starts.rule.${name}`)}
      min={0}
      max={1000}
      step={step}
      value={rule[name] / scale}
      onNumber={(value = 0) => onRule({ ...rule, [name]: Math.round(value * scale) })}
    />
  );
  return (
    <>
      {isField ? renderNumberField('standard', MM_IN_M, 0.01) : renderNumberField('places')}
      {renderNumberField('times')}
    </>
  );
}
