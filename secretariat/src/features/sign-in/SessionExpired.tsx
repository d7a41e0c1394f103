import { Modal } from 'antd';
import { sessionSlice, useDispatch } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { CredentialsForm } from './CredentialsForm.tsx';

/** Shown over the page when its token has expired: the page stays mounted behind it, so nothing typed is lost. */
export function SessionExpired() {
  const { t } = useText();
  const dispatch = useDispatch();
  return (
    <Modal
      open
      title={t('session.expired')}
      footer={null}
      width={400}
      mask={{ closable: false }}
      // To close it without a password is to sign out.
      onCancel={() => dispatch(sessionSlice.actions.signedOut())}
    >
      <p className="muted adm-gap">{t('session.expired.help')}</p>
      <CredentialsForm action={t('session.reconnect')} hasFocus />
    </Modal>
  );
}
