import { useState } from 'react';
import type { Trial } from 'shared-domain/contract';
import { useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { Button } from '../../../../components/Button.tsx';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { CheckField } from '../../../../components/form/CheckField.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { NumberField } from '../../../../components/form/NumberField.tsx';
import { readFieldRules } from '../../../../components/sheet/field-rules.ts';
import { type Translate, useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly trial: Trial;
  readonly reason: string | undefined;
  readonly isReadOnly: boolean;
}

function describeRules(trial: Trial, t: Translate): string {
  const { trials, cuts, reorderAfter } = readFieldRules(trial);
  return [
    t('officials.field.trials', { count: trials }),
    ...cuts.map(({ after, to }) => t('officials.field.cut', { after, to })),
    cuts.length === 0 ? t('officials.field.noCut') : '',
    reorderAfter.length === 0 ? '' : t('officials.field.reorder', { rounds: reorderAfter.join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many trials a long or triple jump or a throw has, who goes on after which, and when the order is turned round (TR 25.6). */
export function FieldSettings({ trial, reason, isReadOnly }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field-rules">
      <span>{describeRules(trial, t)}</span>
      {!isReadOnly && (
        <Button kind="quiet" isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('officials.field.set')}
        </Button>
      )}
      {isOpen && <SettingsForm trial={trial} reason={reason} onDone={() => setOpen(false)} />}
    </div>
  );
}

interface FormProps extends Omit<Props, 'isReadOnly'> {
  readonly onDone: () => void;
}

function SettingsForm({ trial, reason, onDone }: FormProps) {
  const { t } = useText();
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditTrialMutation();
  const rules = readFieldRules(trial);
  const [cut = { after: 3, to: 8 }] = rules.cuts;
  const [trials, setTrials] = useState(rules.trials);
  const [hasCut, setCut] = useState(rules.cuts.length > 0);
  const [after, setAfter] = useState(cut.after);
  const [to, setTo] = useState(cut.to);
  const [isAgain, setAgain] = useState(rules.reorderAfter.some((round) => round > cut.after));
  const lastReorder = trials - 1;
  const save = async () => {
    const cuts = hasCut && after < trials ? [{ after, to }] : [];
    const reorderAfter = [...cuts.map((one) => one.after), ...(isAgain && lastReorder > after ? [lastReorder] : [])];
    const dets = { ...trial.dets, nbTries: trials, cuts, reorderAfter };
    const why = reason === undefined ? {} : { reason };
    const answer = await edit({ oid: trial.oid, edit: { dets, revision: trial.revision, ...why } });
    if (answer.error === undefined) onDone();
    else showRefusal(answer.error);
  };
  return (
    <Form className="bar-filters" onSend={() => void save()}>
      <NumberField
        className="short-field"
        label={t('officials.field.trials.label')}
        min={1}
        max={12}
        value={trials}
        onNumber={(value) => setTrials(value ?? 1)}
      />
      <CheckField checked={hasCut} onCheck={setCut}>
        {t('officials.field.hasCut')}
      </CheckField>
      {hasCut && (
        <>
          <NumberField
            className="short-field"
            label={t('officials.field.to')}
            min={1}
            max={99}
            value={to}
            onNumber={(value) => setTo(value ?? 8)}
          />
          <NumberField
            className="short-field"
            label={t('officials.field.after')}
            min={1}
            max={11}
            value={after}
            onNumber={(value) => setAfter(value ?? 3)}
          />
          {lastReorder > after && (
            <CheckField checked={isAgain} onCheck={setAgain}>
              {t('officials.field.again', { round: lastReorder })}
            </CheckField>
          )}
        </>
      )}
      <div className="btns">
        <Button type="submit" kind="main" isBusy={isLoading}>
          {t('officials.field.save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('officials.field.cancel')}
        </Button>
      </div>
    </Form>
  );
}
