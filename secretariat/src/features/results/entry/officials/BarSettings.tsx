import { useState } from 'react';
import { type AttemptTimeEdition, findVerticalRules, readVerticalOptions } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { Button } from '../../../../components/Button.tsx';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { CheckField } from '../../../../components/form/CheckField.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { NumberField } from '../../../../components/form/NumberField.tsx';
import { useText } from '../../../../locales/use-text.ts';
import { ClockEditionField } from './ClockEditionField.tsx';

interface Props {
  readonly trial: Trial;
  readonly reason: string | undefined;
  readonly isReadOnly: boolean;
}

const MM_IN_CM = 10;
/** As the server accepts. */
const MAX_RAISE_CM = 100;

/** The least raise of a high jump or pole vault, whether a tie for first is jumped off, and by whose times attempts are judged. */
export function BarSettings({ trial, reason, isReadOnly }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { minRaise, canHaveJumpOff } = findVerticalRules(trial, readVerticalOptions(trial));
  return (
    <div className="field-rules">
      <span>
        {t('officials.bars.raise', { raise: minRaise / MM_IN_CM })} ·{' '}
        {t(canHaveJumpOff ? 'officials.bars.jumpOff' : 'officials.bars.noJumpOff')}
      </span>
      {!isReadOnly && (
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
  const { bars: _, ...usual } = trial.dets;
  const usualRules = findVerticalRules(trial, readVerticalOptions({ round: trial.round, dets: usual }));
  const rules = findVerticalRules(trial, readVerticalOptions(trial));
  const [leastRaise, setLeastRaise] = useState(rules.minRaise);
  const [hasJumpOff, setJumpOff] = useState(rules.canHaveJumpOff);
  const [clock, setClock] = useState<AttemptTimeEdition | undefined>(trial.dets.clock);
  const save = async () => {
    const bars = {
      ...(leastRaise !== usualRules.minRaise && { leastRaise }),
      ...(usualRules.canHaveJumpOff && !hasJumpOff && { jumpOff: false }),
    };
    const { clock: __, ...others } = usual;
    const dets = { ...others, ...(Object.keys(bars).length > 0 && { bars }), ...(clock !== undefined && { clock }) };
    const why = reason === undefined ? {} : { reason };
    const answer = await edit({ oid: trial.oid, edit: { dets, revision: trial.revision, ...why } });
    if (answer.error === undefined) onDone();
    else showRefusal(answer.error);
  };
  return (
    <Form className="bar-filters" onSend={() => void save()}>
      <NumberField
        className="short-field"
        label={t('officials.bars.raise.label')}
        min={1}
        max={MAX_RAISE_CM}
        value={leastRaise / MM_IN_CM}
        onNumber={(value) => setLeastRaise(value === undefined ? usualRules.minRaise : Math.round(value * MM_IN_CM))}
      />
      {usualRules.canHaveJumpOff && (
        <CheckField checked={hasJumpOff} onCheck={setJumpOff}>
          {t('officials.bars.jumpOff.label')}
        </CheckField>
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
