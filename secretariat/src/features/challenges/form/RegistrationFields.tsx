import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { FieldsProps } from './challenge-faults.ts';
import { findRegistrations, REGISTRATIONS, type Registrations, setRegistrations } from './flag-texts.ts';

const CHOICES = Object.keys(REGISTRATIONS) as Registrations[];

/** Whether athletes may enter, who, where, and how many (Q6). */
export function RegistrationFields({ draft, faults, onDraft }: FieldsProps) {
  const { t } = useText();
  const { options = [] } = draft;
  return (
    <Fieldset legend={t('challenge.registration')}>
      <ChoiceField<Registrations>
        label={t('challenge.registration.access')}
        options={CHOICES.map((value) => ({ value, label: t(`challenge.registration.${value}`) }))}
        value={findRegistrations(options)}
        onChoose={(registrations) => onDraft({ options: setRegistrations(options, registrations) })}
      />
      <div className="adm-pair">
        <TextField
          label={t('challenge.registration.url')}
          fault={faults.registrationUrl}
          type="url"
          placeholder="https://"
          autoComplete="off"
          value={draft.registrationUrl ?? ''}
          onText={(registrationUrl) => onDraft({ registrationUrl })}
        />
        <NumberField
          label={t('challenge.registration.limit')}
          help={t('challenge.registration.limit.help')}
          min={0}
          value={draft.registrationLimit ?? undefined}
          onNumber={(limit) => onDraft({ registrationLimit: limit ?? null })}
        />
      </div>
    </Fieldset>
  );
}
