import { useState } from 'react';
import { type EventRef, findRuleWords, listDisqualificationRules, parseRule } from 'shared-domain';
import { Select } from '../../../../components/form/SelectField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { type Line, whoOf } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { CellHandlers } from '../rows/MarkCell.tsx';

export interface RuleProps {
  readonly line: Line;
  readonly event: EventRef;
  /** What was typed of the row: the rule that was chosen and is not with the server yet. */
  readonly typed: Readonly<Record<string, string>>;
  readonly handlers: CellHandlers;
  readonly isReadOnly: boolean;
  readonly spans: number;
}

const OTHER = 'other';

/** The rule that a disqualification rests on, from the list of its event or by its number (TR 7). */
export function RuleForm({ line, event, typed, handlers, isReadOnly, spans }: RuleProps) {
  const { t, language } = useText();
  const rule = typed.rule ?? line.result?.rule ?? '';
  const list = listDisqualificationRules(event);
  const isListed = rule === '' || list.some((one) => one.rule === rule);
  const [isOther, setOther] = useState(false);
  const put = (value: string) => {
    handlers.type(line, 'rule', value);
    handlers.commit(line);
  };
  const words = findRuleWords(rule, language);
  return (
    <tr className="ask">
      <td colSpan={spans}>
        <div className="ask-in">
          <span aria-hidden="true">{t('officials.rule')}</span>
          {isReadOnly ? (
            <b>{rule === '' ? t('officials.rule.none') : [rule, words].filter(Boolean).join(' – ')}</b>
          ) : (
            <Select
              aria-label={t('officials.rule.of', { who: whoOf(line) })}
              value={isOther || !isListed ? OTHER : rule}
              options={[
                { value: '', label: t('officials.rule.choose') },
                ...list.map((one) => ({ value: one.rule, label: `${one.rule} – ${one[language]}` })),
                { value: OTHER, label: t('officials.rule.other') },
              ]}
              onChoose={(value) => {
                setOther(value === OTHER);
                if (value !== OTHER) put(value);
              }}
            />
          )}
          {!isReadOnly && (isOther || !isListed) && <RuleNumber rule={rule} who={whoOf(line)} onRule={put} />}
          {rule === '' && !isReadOnly && <span className="msg">{t('officials.rule.missing')}</span>}
        </div>
      </td>
    </tr>
  );
}

/** The number of a rule that the list does not have, as `TR17.1.2` or the old `R162.7`. */
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
  const read = parseRule(text);
  const take = () => {
    if (read !== undefined && read !== rule) onRule(read);
  };
  return (
    <TextField
      className="rule-number"
      label={t('officials.rule.number', { who })}
      fault={text !== '' && read === undefined ? t('officials.rule.unreadable') : undefined}
      maxLength={20}
      value={text}
      onText={setText}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
