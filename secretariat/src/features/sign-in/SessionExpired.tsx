import { Modal } from 'antd';
import { sessionSlice, useDispatch } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { CredentialsForm } from './CredentialsForm.tsx';

/** The dialog shown when the token has expired: the page stays mounted behind it, so that nothing typed is lost. */
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
      // Closing it without a password signs out.
      onCancel={() => dispatch(sessionSlice.actions.signedOut())}
    >
      <p className="muted adm-gap">{t('session.expired.help')}</p>
      <CredentialsForm action={t('session.reconnect')} hasFocus />
    </Modal>
  );
}
