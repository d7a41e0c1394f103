import { useState } from 'react';
import { type AttemptTimeEdition, readHorizontalRules } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { Button } from '../../../../components/Button.tsx';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { CheckField } from '../../../../components/form/CheckField.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { NumberField } from '../../../../components/form/NumberField.tsx';
import { type Translate, useText } from '../../../../locales/use-text.ts';
import { ClockEditionField } from './ClockEditionField.tsx';

interface Props {
  readonly trial: Trial;
  readonly reason: string | undefined;
  readonly isReadOnly: boolean;
  /** Whether each implement has a cut of its own. */
  readonly isByImplement: boolean;
}

function describeRules(trial: Trial, isByImplement: boolean, t: Translate): string {
  const { attemptCount, cuts, reorderAfter } = readHorizontalRules(trial);
  return [
    t('officials.field.trials', { count: attemptCount }),
    ...cuts.map(({ after, to }) =>
      t(isByImplement ? 'officials.field.cut.groups' : 'officials.field.cut', { after, to }),
    ),
    cuts.length === 0 ? t('officials.field.noCut') : '',
    reorderAfter.length === 0 ? '' : t('officials.field.reorder', { rounds: reorderAfter.join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Number of attempts of a long jump, triple jump or throw, the cut, and when the order is reversed (TR 25.6). */
export function FieldSettings({ trial, reason, isReadOnly, isByImplement }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field-rules">
      <span>{describeRules(trial, isByImplement, t)}</span>
      {!isReadOnly && (
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('officials.field.set')}
        </Button>
      )}
      {isOpen && <SettingsForm trial={trial} reason={reason} onDone={() => setOpen(false)} />}
    </div>
  );
}

/** Attempts before the cut, and athletes who continue, unless the trial says otherwise (TR 25.6). */
const USUAL_CUT = { after: 3, to: 8 };
/** As the server accepts. */
const MAX_ATTEMPTS = 12;
const MAX_CONTINUING = 99;

interface FormProps extends Omit<Props, 'isReadOnly' | 'isByImplement'> {
  readonly onDone: () => void;
}

function SettingsForm({ trial, reason, onDone }: FormProps) {
  const { t } = useText();
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditTrialMutation();
  const rules = readHorizontalRules(trial);
  const [cut = USUAL_CUT] = rules.cuts;
  const [attemptCount, setAttemptCount] = useState(rules.attemptCount);
  const [hasCut, setCut] = useState(rules.cuts.length > 0);
  const [after, setAfter] = useState(cut.after);
  const [to, setTo] = useState(cut.to);
  const [hasSecondReorder, setSecondReorder] = useState(rules.reorderAfter.some((round) => round > cut.after));
  const [clock, setClock] = useState<AttemptTimeEdition | undefined>(trial.dets.clock);
  const lastReorder = attemptCount - 1;
  const isCutTooLate = hasCut && after >= attemptCount;
  const save = async () => {
    if (isCutTooLate) return;
    const cuts = hasCut ? [{ after, to }] : [];
    const reorderAfter = [
      ...cuts.map((one) => one.after),
      ...(hasSecondReorder && lastReorder > after ? [lastReorder] : []),
    ];
    const { clock: _, ...others } = trial.dets;
    const dets = {
      ...others,
      nbTries: attemptCount,
      cuts,
      reorderAfter,
      ...(clock !== undefined && { clock }),
    };
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
        max={MAX_ATTEMPTS}
        value={attemptCount}
        onNumber={(value) => setAttemptCount(value ?? 1)}
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
            max={MAX_CONTINUING}
            value={to}
            onNumber={(value) => setTo(value ?? USUAL_CUT.to)}
          />
          <NumberField
            className="short-field"
            label={t('officials.field.after')}
            fault={isCutTooLate ? t('officials.field.after.fault') : undefined}
            min={1}
            max={MAX_ATTEMPTS - 1}
            value={after}
            onNumber={(value) => setAfter(value ?? USUAL_CUT.after)}
          />
          {lastReorder > after && (
            <CheckField checked={hasSecondReorder} onCheck={setSecondReorder}>
              {t('officials.field.again', { round: lastReorder })}
            </CheckField>
          )}
        </>
      )}
      <ClockEditionField edition={clock} onChoose={setClock} />
      <div className="btns">
        <Button type="submit" kind="main" isBusy={isLoading}>
          {t('officials.field.save')}
        </Button>
        <Button onClick={onDone}>{t('officials.field.cancel')}</Button>
      </div>
    </Form>
  );
}
