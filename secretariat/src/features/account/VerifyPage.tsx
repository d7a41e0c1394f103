import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { BackLink, Door } from '../../components/page/Door.tsx';
import { paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { useConfirmAddressMutation, useReadAccountLinkQuery } from './account-endpoints.ts';

interface Props {
  readonly linkKey: string;
  /** For whoever is signed in as somebody else. */
  readonly signOut: ReactNode;
}

/** The link of a letter that proves an address, to who is signed in: a button, for programs that open links press none. */
export default function VerifyPage({ linkKey, signOut }: Props) {
  const { t } = useText();
  const query = useReadAccountLinkQuery(linkKey);
  const [confirm, { isLoading, error, data }] = useConfirmAddressMutation();
  const refused = readRefusal(error);
  const isSpent = readRefusal(query.error).id === 'forbidden';
  const isOther = refused.id === 'forbidden';
  return (
    <Door title={t('verify.title')}>
      {data !== undefined && <Alert type="success" showIcon role="status" title={t('verify.done', data)} />}
      {isSpent && <Alert type="error" showIcon role="alert" title={t('reset.spent')} />}
      {isOther && <Alert type="error" showIcon role="alert" title={t('verify.other')} />}
      {isOther && <p className="adm-gap">{signOut}</p>}
      {data === undefined && !isSpent && !isOther && (
        <QueryState query={query}>
          {({ email }) => (
            <>
              <p className="adm-gap">{t('verify.help', { email })}</p>
              <CallAlert error={error} />
              <Button kind="main" isBusy={isLoading} onClick={() => void confirm(linkKey)}>
                {t('verify.act')}
              </Button>
            </>
          )}
        </QueryState>
      )}
      <BackLink to={paths.organisations}>{t('account.title')}</BackLink>
    </Door>
  );
}
