import type { Org } from '../../api/my-orgs.ts';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useRequireSecondFactorMutation } from './organisations-endpoints.ts';

/** Whether members need a second factor to write; only owners see it. */
export function SecondFactorRule({ org }: { readonly org: Org }) {
  const { t } = useText();
  const { notify } = useHost();
  const [require, { isLoading }] = useRequireSecondFactorMutation();
  const set = async (required: boolean) => {
    const { error } = await require({ orgOID: org.oid, required });
    if (error === undefined) return;
    const { id, sentence, call } = refusalOf(error);
    notify(id === 'conflict' ? t('members.secondFactor.own') : t(sentence, { call }), { kind: 'error' });
  };
  return (
    <div className="adm-gap second-factor-rule">
      <label className="tick">
        <input
          type="checkbox"
          checked={org.secondFactor === true}
          disabled={isLoading}
          onChange={({ target }) => void set(target.checked)}
        />{' '}
        {t('members.secondFactor')}
      </label>
      <p className="muted">{t('members.secondFactor.help')}</p>
    </div>
  );
}
