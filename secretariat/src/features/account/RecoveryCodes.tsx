import { CopyButton } from '../../components/CopyButton.tsx';
import { useText } from '../../locales/use-text.ts';
import './account.css';

/** Shown once, when they are made. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useText();
  return (
    <section className="adm-gap" aria-label={t('account.secondFactor.codes')}>
      <h4>{t('account.secondFactor.codes')}</h4>
      <p>{t('account.secondFactor.codes.help')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} what={t('account.secondFactor.codes')} />
    </section>
  );
}
