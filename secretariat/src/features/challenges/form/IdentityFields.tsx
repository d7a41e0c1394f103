import type { Org } from '../../../api/my-orgs.ts';
import { SwitchField } from '../../../components/form/CheckField.tsx';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useLicences } from '../../../components/reference.ts';
import { useText } from '../../../locales/use-text.ts';
import { findRtype } from './challenge-draft.ts';
import type { FieldsProps } from './challenge-faults.ts';

/** Name, organisation, hashtag and licence of a competition. */
export function IdentityFields({ orgs, draft, faults, onDraft }: FieldsProps & { readonly orgs: readonly Org[] }) {
  const { t } = useText();
  const { lisa = false, rtype = '', org = '' } = draft;
  const lists = useLicences();
  const changeSoftware = (next: boolean) => {
    const choices = next ? lists.lisa : lists.federations;
    const sameFederation = findRtype(rtype, choices) ?? findRtype('OTHER', choices);
    onDraft({ lisa: next, ...(sameFederation !== undefined && { rtype: sameFederation }) });
  };
  return (
    <Fieldset legend={t('challenge.identity')}>
      <TextField
        label={t('challenge.name')}
        isRequired
        fault={faults.name}
        maxLength={200}
        autoComplete="off"
        value={draft.name ?? ''}
        onText={(name) => onDraft({ name })}
      />
      <SelectField
        label={t('challenge.org')}
        isRequired
        fault={faults.org}
        value={org}
        options={[
          ...(org === '' ? [{ value: '', label: '' }] : []),
          ...orgs.map(({ oid, name }) => ({ value: oid, label: name })),
        ]}
        onChoose={(oid) => onDraft({ org: oid })}
      />
      <TextField
        label={t('challenge.hashtag')}
        fault={faults.hashtag}
        help={t('challenge.hashtag.help')}
        sign="#"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        value={draft.hashtag ?? ''}
        onText={(hashtag) => onDraft({ hashtag })}
      />
      <div className="adm-pair">
        <SelectField
          label={t('challenge.federation')}
          isRequired
          fault={faults.rtype}
          value={rtype}
          options={(lisa ? lists.lisa : lists.federations).map(({ value, text }) => ({ value, label: text }))}
          onChoose={(value) => onDraft({ rtype: value })}
        />
        <SwitchField label={t('challenge.lisa')} checked={lisa} onSwitch={changeSoftware} />
      </div>
    </Fieldset>
  );
}
