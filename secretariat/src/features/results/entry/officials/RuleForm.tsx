import { useState } from 'react';
import { describeRule, type EventRef, listDisqualificationRules, parseRule } from 'shared-domain';
import { Select } from '../../../../components/form/SelectField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { formatLine, type Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { CellHandlers } from '../rows/MarkCell.tsx';

export interface RuleProps {
  readonly line: Line;
  readonly event: EventRef;
  /** Typed texts of the row by column; `rule` while it is not sent. */
  readonly typed: Readonly<Record<string, string>>;
  readonly handlers: CellHandlers;
  readonly isReadOnly: boolean;
  readonly columnCount: number;
}

const OTHER = 'other';

/** The rule of a disqualification, chosen from the event's list or typed as a number (TR 7). */
export function RuleForm({ line, event, typed, handlers, isReadOnly, columnCount }: RuleProps) {
  const { t, language } = useText();
  const rule = typed.rule ?? line.result?.rule ?? '';
  const rules = listDisqualificationRules(event);
  const isListed = rule === '' || rules.some((one) => one.rule === rule);
  const [isOther, setOther] = useState(false);
  const submitRule = (value: string) => {
    handlers.type(line, 'rule', value);
    handlers.commit(line);
  };
  const formatRule = describeRule(rule, language);
  return (
    <tr className="ask">
      <td colSpan={columnCount}>
        <div className="ask-in">
          <span aria-hidden="true">{t('officials.rule')}</span>
          {isReadOnly ? (
            <b>{rule === '' ? t('officials.rule.none') : [rule, formatRule].filter(Boolean).join(' – ')}</b>
          ) : (
            <Select
              aria-label={t('officials.rule.of', { who: formatLine(line) })}
              value={isOther || !isListed ? OTHER : rule}
              options={[
                { value: '', label: t('officials.rule.choose') },
                ...rules.map((one) => ({ value: one.rule, label: `${one.rule} – ${one[language]}` })),
                { value: OTHER, label: t('officials.rule.other') },
              ]}
              onChoose={(value) => {
                setOther(value === OTHER);
                if (value !== OTHER) submitRule(value);
              }}
            />
          )}
          {!isReadOnly && (isOther || !isListed) && (
            <RuleNumber rule={rule} who={formatLine(line)} onRule={submitRule} />
          )}
          {rule === '' && !isReadOnly && <span className="msg">{t('officials.rule.missing')}</span>}
        </div>
      </td>
    </tr>
  );
}

/** The number of a rule that is not listed, as `TR17.1.2` or the old `R162.7`. */
function RuleNumber({
  rule,
  who,
  onRule,
}: {
  readonly rule: string;
  readonly who: string;
  readonly onRule: (rule: string) => void;
}) {
  const { t } = useText();
  const [text, setText] = useState(rule);
  const parsedRule = parseRule(text);
  const submit = () => {
    if (parsedRule !== undefined && parsedRule !== rule) onRule(parsedRule);
  };
  return (
    <TextField
      className="rule-number"
      label={t('officials.rule.number', { who })}
      fault={text !== '' && parsedRule === undefined ? t('officials.rule.unreadable') : undefined}
      maxLength={20}
      value={text}
      onText={setText}
      onBlur={submit}
      onKeyDown={({ key }) => key === 'Enter' && submit()}
    />
  );
}
