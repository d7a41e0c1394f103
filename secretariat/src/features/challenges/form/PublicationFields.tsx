import { SwitchField } from '../../../components/form/CheckField.tsx';
import { ChoicesField } from '../../../components/form/ChoiceField.tsx';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { FieldsProps } from './challenge-faults.ts';
import { CHECKBOX_OPTIONS, findRegistrations, OPTION_TEXTS, setRegistrations } from './flag-texts.ts';

const LEVELS = [0, 1, 2, 3, 4, 5] as const;
const TABLES = [0, 1, 2, 3] as const;

/** Visibility, and the choices that are packed into the flag (Q5). */
export function PublicationFields({ draft, faults, onDraft }: FieldsProps) {
  const { t } = useText();
  const { options = [] } = draft;
  return (
    <Fieldset legend={t('challenge.publication')}>
      <SwitchField
        label={t('challenge.visible')}
        help={t('challenge.visible.help')}
        checked={draft.visible ?? false}
        onSwitch={(visible) => onDraft({ visible })}
      />
      <div className="adm-pair">
        <SelectField<number>
          label={t('challenge.level')}
          value={draft.level ?? 0}
          options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          onChoose={(level) => onDraft({ level })}
        />
        <SelectField<number>
          label={t('challenge.table')}
          value={draft.table ?? 0}
          options={TABLES.map((value) => ({ value, label: t(`table.${value}`) }))}
          onChoose={(table) => onDraft({ table })}
        />
      </div>
      <ChoicesField
        label={t('challenge.options')}
        fault={faults.options}
        options={CHECKBOX_OPTIONS.map((value) => ({ value, label: t(OPTION_TEXTS[value]) }))}
        values={options}
        onChoose={(boxes) => onDraft({ options: setRegistrations(boxes, findRegistrations(options)) })}
      />
    </Fieldset>
  );
}
