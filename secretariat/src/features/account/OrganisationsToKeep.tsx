import type { AccountLinkAnswer } from 'shared-domain/contract';
import { ChoicesField } from '../../components/form/ChoiceField.tsx';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly orgs: AccountLinkAnswer['orgs'];
  readonly keptOids: readonly string[];
  readonly onChoose: (keptOids: string[]) => void;
}

/** The organisations of the unconfirmed account that had the user's address: they leave those that are not ticked. */
export function OrganisationsToKeep({ orgs, keptOids, onChoose }: Props) {
  const { t } = useText();
  return (
    <ChoicesField
      className="adm-gap"
      label={t('claim.orgs')}
      options={orgs.map(({ oid, name, role }) => ({
        value: oid,
        label: t('claim.keep', { org: name, role: t(`role.${role}`).toLowerCase() }),
      }))}
      values={keptOids}
      onChoose={onChoose}
    />
  );
}
