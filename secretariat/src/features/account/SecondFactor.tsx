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

type Action = 'start' | 'off' | 'renew';

/** Sets up or removes the second factor of the user's account, and renews its recovery codes. */
export function SecondFactor() {
  const { t } = useText();
  const query = useAccountQuery();
  const [openAction, setOpenAction] = useState<Action>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [start, startState] = useStartSecondFactorMutation();
  const [end, endState] = useEndSecondFactorMutation();
  const [renew, renewState] = useRenewRecoveryCodesMutation();
  const renderButton = (which: Action) => (
    <Button
      aria-expanded={openAction === which}
      onClick={() => setOpenAction(openAction === which ? undefined : which)}
    >
      {t(openAction === which ? 'cancel' : `account.secondFactor.${which}`)}
    </Button>
  );
  const showCodes = (newCodes: readonly string[]) => {
    setCodes(newCodes);
    setOpenAction(undefined);
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
              {!secondFactor && renderButton('start')}
              {secondFactor && renderButton('renew')}
              {secondFactor && renderButton('off')}
            </div>
            {openAction === 'start' && startState.data === undefined && (
              <ProofForm
                asksCode={false}
                isBusy={startState.isLoading}
                error={startState.error}
                action={t('account.secondFactor.start')}
                onProof={(proof) => void start(proof)}
              />
            )}
            {openAction === 'start' && startState.data !== undefined && (
              <SecondFactorSetup
                {...startState.data}
                onCodes={(newCodes) => {
                  startState.reset();
                  showCodes(newCodes);
                }}
              />
            )}
            {openAction === 'off' && (
              <ProofForm
                asksCode={true}
                isBusy={endState.isLoading}
                error={endState.error}
                isDangerous={true}
                action={t('account.secondFactor.off')}
                onProof={async (proof) => {
                  if ((await end(proof)).error === undefined) showCodes([]);
                }}
              />
            )}
            {openAction === 'renew' && (
              <ProofForm
                asksCode={true}
                isBusy={renewState.isLoading}
                error={renewState.error}
                action={t('account.secondFactor.renew')}
                onProof={async (proof) => {
                  const { data } = await renew(proof);
                  if (data !== undefined) showCodes(data.codes);
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
