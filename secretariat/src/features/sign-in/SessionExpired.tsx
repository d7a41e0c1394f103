import { Modal } from 'antd';
import { sessionSlice, useDispatch } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { CredentialsForm } from './CredentialsForm.tsx';

/** Over the page when its token has expired: the page and what was being typed stay mounted behind it. */
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
      onCancel={() => dispatch(sessionSlice.actions.signedOut())}
    >
      <p className="muted adm-gap">{t('session.expired.help')}</p>
      <CredentialsForm action={t('session.reconnect')} hasFocus />
    </Modal>
  );
}
