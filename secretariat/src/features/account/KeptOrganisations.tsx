import type { AccountLinkAnswer } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import './account.css';

interface Props {
  readonly orgs: AccountLinkAnswer['orgs'];
  readonly kept: readonly string[];
  readonly onKept: (kept: string[]) => void;
}

/** What the account that had one's address was in: each is left unless it is ticked. */
export function KeptOrganisations({ orgs, kept, onKept }: Props) {
  const { t } = useText();
  return (
    <fieldset className="kept-orgs adm-gap">
      <legend>{t('claim.orgs')}</legend>
      {orgs.map(({ oid, name, role }) => (
        <label key={oid} className="tick">
          <input
            type="checkbox"
            checked={kept.includes(oid)}
            onChange={({ target }) => onKept(target.checked ? [...kept, oid] : kept.filter((one) => one !== oid))}
          />{' '}
          {t('claim.keep', { org: name, role: t(`role.${role}`).toLowerCase() })}
        </label>
      ))}
    </fieldset>
  );
}
