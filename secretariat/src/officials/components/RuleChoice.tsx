import { type EventRef, listDisqualificationRules } from 'shared-domain';
import { useText } from '../use-console.ts';
import { Field } from './Field.tsx';
import { Key } from './Key.tsx';

/** Whether a text can be the number of a rule: «TR16.8». */
export const isRuleNumber = (text: string): boolean => /^\S{2,20}$/.test(text);

interface Props {
  readonly event: EventRef;
  /** The number that is chosen or typed; '' for none yet. */
  readonly chosen: string;
  readonly onChoose: (rule: string) => void;
}

/** The rule of a disqualification or a card: one of the event's list, or another by its number. */
export function RuleChoice({ event, chosen, onChoose }: Props) {
  const { t, language } = useText();
  const listed = listDisqualificationRules(event);
  const isListed = listed.some(({ rule }) => rule === chosen);
  return (
    <>
      <div className="rules">
        {listed.map((one) => (
          <Key
            key={one.rule}
            isQuick
            className={one.rule === chosen ? 'btn sel' : 'btn q'}
            aria-pressed={one.rule === chosen}
            onPress={() => onChoose(one.rule)}
          >
            <span>
              <b>{one.rule}</b> {one[language]}
            </span>
          </Key>
        ))}
      </div>
      <Field
        label={t('referee.rule.other')}
        className="in t"
        value={isListed ? '' : chosen}
        maxLength={20}
        onText={(text) => onChoose(text.replace(/\s+/g, ''))}
      />
    </>
  );
}
