import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useText } from '../../locales/use-text.ts';
import {
  useAccountQuery,
  useEndSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartSecondFactorMutation,
} from './account-endpoints.ts';
import { ProofForm } from './ProofForm.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import './account.css';

type Act = 'start' | 'off' | 'renew';

/** Sets up or removes the second factor of the user's account, and renews its recovery codes. */
export function SecondFactor() {
  const { t } = useText();
  const query = useAccountQuery();
  const [act, setAct] = useState<Act>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [start, started] = useStartSecondFactorMutation();
  const [end, ended] = useEndSecondFactorMutation();
  const [renew, renewed] = useRenewRecoveryCodesMutation();
  const button = (which: Act) => (
    <Button aria-expanded={act === which} onClick={() => setAct(act === which ? undefined : which)}>
      {t(`account.secondFactor.${which}`)}
    </Button>
  );
  const show = (made: readonly string[]) => {
    setCodes(made);
    setAct(undefined);
  };
  return (
    <>
      <h3>{t('account.secondFactor')}</h3>
      <QueryState query={query}>
        {({ secondFactor, recoveryCodes }) => (
          <>
            <p className="muted">
              {secondFactor ? t('account.secondFactor.left', { count: recoveryCodes }) : t('account.secondFactor.help')}
            </p>
            {codes.length > 0 && <RecoveryCodes codes={codes} />}
            <div className="btns adm-gap">
              {!secondFactor && button('start')}
              {secondFactor && button('renew')}
              {secondFactor && button('off')}
            </div>
            {act === 'start' && started.data === undefined && (
              <ProofForm
                asksCode={false}
                isBusy={started.isLoading}
                error={started.error}
                action={t('account.secondFactor.start')}
                onProof={(proof) => void start(proof)}
              />
            )}
            {act === 'start' && started.data !== undefined && (
              <SecondFactorSetup
                {...started.data}
                onCodes={(made) => {
                  started.reset();
                  show(made);
                }}
              />
            )}
            {act === 'off' && (
              <ProofForm
                asksCode={true}
                isBusy={ended.isLoading}
                error={ended.error}
                isDangerous={true}
                action={t('account.secondFactor.off')}
                onProof={async (proof) => {
                  if ((await end(proof)).error === undefined) show([]);
                }}
              />
            )}
            {act === 'renew' && (
              <ProofForm
                asksCode={true}
                isBusy={renewed.isLoading}
                error={renewed.error}
                action={t('account.secondFactor.renew')}
                onProof={async (proof) => {
                  const { data } = await renew(proof);
                  if (data !== undefined) show(data.codes);
                }}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

/** Recovery codes are shown only once, when they are made. */
function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
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
