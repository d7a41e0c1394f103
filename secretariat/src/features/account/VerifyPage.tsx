import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useBusy } from '../../components/form/use-busy.ts';
import { paths } from '../../components/page/paths.ts';
import { BackLink, SignedOutLayout } from '../../components/page/SignedOutLayout.tsx';
import { useText } from '../../locales/use-text.ts';
import { useConfirmAddressMutation, useReadAccountLinkQuery } from './account-endpoints.ts';
import { useConfirmOtherSessionsEnd } from './stadium-sessions.ts';

interface Props {
  readonly linkKey: string;
  /** The sign-out button, for somebody signed in with another account. */
  readonly signOut: ReactNode;
}

/**
 * The page of a mailed link that confirms an address; it needs a button, since mail programs open links by themselves. A new address ends
 * all other sessions of the account.
 */
export default function VerifyPage({ linkKey, signOut }: Props) {
  const { t } = useText();
  const query = useReadAccountLinkQuery(linkKey);
  const [confirm, { error, data }] = useConfirmAddressMutation();
  const confirmEnd = useConfirmOtherSessionsEnd();
  const [isBusy, send] = useBusy(async () => {
    const endsSessions = query.data?.kind === 'address';
    if (!endsSessions || (await confirmEnd(t('verify.act')))) await confirm(linkKey);
  });
  const refusal = readRefusal(error);
  const isSpent = readRefusal(query.error).id === 'forbidden';
  const isOtherAccount = refusal.id === 'forbidden';
  return (
    <SignedOutLayout title={t('verify.title')}>
      {data !== undefined && <Alert type="success" showIcon role="status" title={t('verify.done', data)} />}
      {isSpent && <Alert type="error" showIcon role="alert" title={t('reset.spent')} />}
      {isOtherAccount && <Alert type="error" showIcon role="alert" title={t('verify.other')} />}
      {isOtherAccount && <p className="adm-gap">{signOut}</p>}
      {data === undefined && !isSpent && !isOtherAccount && (
        <QueryState query={query}>
          {({ email }) => (
            <>
              <p className="adm-gap">{t('verify.help', { email })}</p>
              <CallAlert error={error} />
              <Button kind="main" isBusy={isBusy} onClick={() => void send()}>
                {t('verify.act')}
              </Button>
            </>
          )}
        </QueryState>
      )}
      <BackLink to={paths.organisations}>{t('account.title')}</BackLink>
    </SignedOutLayout>
  );
}
