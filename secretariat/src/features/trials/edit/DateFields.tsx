import { DateField } from '../../../components/form/DateField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { type EditDraft, STEPS, type Step } from './edit-draft.ts';

interface Props {
  readonly draft: EditDraft;
  readonly findFault: (field: 'date' | 'began' | Step) => string | undefined;
  readonly onDraft: (change: Partial<EditDraft>) => void;
}

/** The planned start, the actual start, and the time of each step, all in the competition's local time. */
export function DateFields({ draft, findFault, onDraft }: Props) {
  const { t } = useText();
  return (
    <>
      <div className="trial-pair">
        <DateField
          isWrittenOut
          label={t('trials.day')}
          fault={findFault('date')}
          value={draft.day}
          onText={(day) => onDraft({ day })}
        />
        <DateField kind="time" label={t('trials.time')} value={draft.time} onText={(time) => onDraft({ time })} />
      </div>
      <DateField
        kind="datetime"
        label={t('trials.edit.began')}
        fault={findFault('began')}
        value={draft.began}
        onText={(began) => onDraft({ began })}
      />
      <details className="trial-steps">
        <summary>{t('trials.edit.steps')}</summary>
        <p className="muted">{t('trials.edit.steps.help')}</p>
        {STEPS.map((step) => (
          <DateField
            key={step}
            kind="datetime"
            label={t(`trials.edit.step.${step}`)}
            fault={findFault(step)}
            value={draft.steps[step]}
            onText={(text) => onDraft({ steps: { ...draft.steps, [step]: text } })}
          />
        ))}
      </details>
    </>
  );
}
