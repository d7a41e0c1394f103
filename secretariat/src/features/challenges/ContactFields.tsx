import { Form, Input, InputNumber } from 'antd';
import { Fieldset } from '../../components/form/Fieldset.tsx';
import { useText } from '../../locales/use-text.ts';
import type { ChallengeDraft } from './challenge-draft.ts';

const ADDRESS = /^https?:\/\/\S+$/;

/** Whom the public asks, and where athletes enter. */
export function ContactFields() {
  const { t } = useText();
  const address = [{ pattern: ADDRESS, message: t('error.address') }];
  return (
    <Fieldset legend={t('challenge.contact')}>
      <div className="adm-pair">
        <Form.Item<ChallengeDraft> label={t('challenge.contact.name')} name="contactName">
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item<ChallengeDraft>
          label={t('challenge.contact.email')}
          name="contactEmail"
          rules={[{ type: 'email', message: t('error.email') }]}
        >
          <Input type="email" autoComplete="off" />
        </Form.Item>
      </div>
      <div className="adm-pair">
        <Form.Item<ChallengeDraft> label={t('challenge.contact.phone')} name="contactPhone">
          <Input type="tel" maxLength={30} autoComplete="off" />
        </Form.Item>
        <Form.Item<ChallengeDraft> label={t('challenge.contact.url')} name="contactUrl" rules={address}>
          <Input type="url" placeholder="https://" autoComplete="off" />
        </Form.Item>
      </div>
      <div className="adm-pair">
        <Form.Item<ChallengeDraft> label={t('challenge.registration.url')} name="registrationUrl" rules={address}>
          <Input type="url" placeholder="https://" autoComplete="off" />
        </Form.Item>
        <Form.Item<ChallengeDraft> label={t('challenge.registration.limit')} name="registrationLimit">
          <InputNumber min={0} precision={0} inputMode="numeric" />
        </Form.Item>
      </div>
    </Fieldset>
  );
}
