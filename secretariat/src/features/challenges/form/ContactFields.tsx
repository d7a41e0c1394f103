import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { FieldsProps } from './challenge-faults.ts';

/** The contact for the public. */
export function ContactFields({ draft, faults, onDraft }: FieldsProps) {
  const { t } = useText();
  return (
    <Fieldset legend={t('challenge.contact')}>
      <div className="adm-pair">
        <TextField
          label={t('challenge.contact.name')}
          maxLength={120}
          autoComplete="off"
          value={draft.contactName ?? ''}
          onText={(contactName) => onDraft({ contactName })}
        />
        <TextField
          label={t('challenge.contact.email')}
          fault={faults.contactEmail}
          type="email"
          autoComplete="off"
          value={draft.contactEmail ?? ''}
          onText={(contactEmail) => onDraft({ contactEmail })}
        />
      </div>
      <div className="adm-pair">
        <TextField
          label={t('challenge.contact.phone')}
          type="tel"
          maxLength={30}
          autoComplete="off"
          value={draft.contactPhone ?? ''}
          onText={(contactPhone) => onDraft({ contactPhone })}
        />
        <TextField
          label={t('challenge.contact.url')}
          fault={faults.contactUrl}
          type="url"
          placeholder="https://"
          autoComplete="off"
          value={draft.contactUrl ?? ''}
          onText={(contactUrl) => onDraft({ contactUrl })}
        />
      </div>
    </Fieldset>
  );
}
