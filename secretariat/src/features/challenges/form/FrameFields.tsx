import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SearchSelectField } from '../../../components/form/SearchSelect.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useRegions } from '../../../components/reference.ts';
import { useText } from '../../../locales/use-text.ts';
import { KINDS } from './challenge-draft.ts';
import type { FieldsProps } from './challenge-faults.ts';

/** What kind of competition, where and when. */
export function FrameFields({ draft, faults, onDraft }: FieldsProps) {
  const { t } = useText();
  const regions = useRegions();
  return (
    <Fieldset legend={t('challenge.frame')}>
      <ChoiceField
        label={t('challenge.kind')}
        isRequired
        hasCards
        value={draft.kind ?? 'outdoor'}
        options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChoose={(kind) => onDraft({ kind })}
      />
      <div className="adm-pair">
        <SearchSelectField
          label={t('challenge.region')}
          isRequired
          fault={faults.region}
          options={regions.map(({ insee, name }) => ({ value: insee, label: name }))}
          value={draft.region ?? null}
          onChange={(region) => onDraft({ region })}
        />
        <TextField
          label={t('challenge.city')}
          fault={faults.place}
          help={t('challenge.city.help')}
          maxLength={120}
          autoComplete="off"
          value={draft.place ?? ''}
          onText={(place) => onDraft({ place })}
        />
      </div>
      <div className="adm-pair">
        <DateField
          isWrittenOut
          label={t('challenge.date')}
          isRequired
          fault={faults.date}
          value={draft.date ?? ''}
          onText={(date) => onDraft({ date })}
        />
        <NumberField
          label={t('challenge.duration')}
          isRequired
          fault={faults.duration}
          value={draft.duration}
          onNumber={(duration = 0) => onDraft({ duration })}
        />
      </div>
    </Fieldset>
  );
}
