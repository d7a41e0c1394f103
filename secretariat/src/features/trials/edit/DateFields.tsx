import { useText } from '../../../locales/use-text.ts';
import { EditField } from './EditField.tsx';
import { type EditDraft, STEPS } from './edit-draft.ts';

interface Props {
  readonly draft: EditDraft;
  readonly error: string | false;
  readonly onDraft: (change: Partial<EditDraft>) => void;
}

/** When it is planned, when it began, and when it went through each step; all on the competition's clock. */
export function DateFields({ draft, error, onDraft }: Props) {
  const { t } = useText();
  return (
    <>
      <div className="trial-pair">
        <EditField label={t('trials.day')} error={error}>
          {(field) => (
            <input
              {...field}
              className="in"
              type="date"
              value={draft.day}
              onChange={({ target }) => onDraft({ day: target.value })}
            />
          )}
        </EditField>
        <EditField label={t('trials.time')}>
          {(field) => (
            <input
              {...field}
              className="in"
              type="time"
              value={draft.time}
              onChange={({ target }) => onDraft({ time: target.value })}
            />
          )}
        </EditField>
      </div>
      <EditField label={t('trials.edit.began')}>
        {(field) => (
          <input
            {...field}
            className="in"
            type="datetime-local"
            value={draft.began}
            onChange={({ target }) => onDraft({ began: target.value })}
          />
        )}
      </EditField>
      <details className="trial-steps">
        <summary>{t('trials.edit.steps')}</summary>
        <p className="muted">{t('trials.edit.steps.help')}</p>
        {STEPS.map((step) => (
          <EditField key={step} label={t(`trials.edit.step.${step}`)}>
            {(field) => (
              <input
                {...field}
                className="in"
                type="datetime-local"
                value={draft.steps[step]}
                onChange={({ target }) => onDraft({ steps: { ...draft.steps, [step]: target.value } })}
              />
            )}
          </EditField>
        ))}
      </details>
    </>
  );
}
