import { Alert, Form, Input } from 'antd';
import { nameHasAddress } from 'shared-domain';
import { MIN_PASSWORD } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { passwordFault } from '../../components/form/password-fault.ts';
import { Door } from '../../components/page/Door.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { type FirstOrganiser, useCreateFirstOrganiserMutation } from './sign-in-endpoints.ts';

type Draft = Omit<FirstOrganiser, 'key'>;

/** The one-time link of a first start: it makes the first organiser and the organisation, and signs in. */
export function FirstOrganiserPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [form] = Form.useForm<Draft>();
  const [create, { isLoading, error }] = useCreateFirstOrganiserMutation();
  const submit = async (draft: Draft) => {
    const answer = await create({ ...draft, key: linkKey });
    if (answer.error === undefined) return navigate(paths.challenges, { replace: true });
    const fault = passwordFault(answer.error, t);
    if (fault === undefined) return;
    form.setFields([{ name: 'password', errors: [fault] }]);
    form.getFieldInstance('password')?.focus();
  };
  const isWeak = passwordFault(error, t) !== undefined;
  const spent = ['forbidden', 'not found'].includes(refusalOf(error).id);
  return (
    <Door>
      <PageTitle>{t('first.title')}</PageTitle>
      <p className="muted adm-gap">{t('first.help')}</p>
      {spent && <Alert type="error" showIcon title={t('first.spent')} role="alert" />}
      {!spent && !isWeak && <CallAlert error={error} />}
      <Form form={form} layout="vertical" requiredMark={false} scrollToFirstError={{ focus: true }} onFinish={submit}>
        <Form.Item<Draft>
          label={t('first.email')}
          name="email"
          validateTrigger="onBlur"
          rules={[
            { required: true, message: t('error.required') },
            { type: 'email', message: t('error.email') },
          ]}
        >
          <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
        </Form.Item>
        <Form.Item<Draft>
          label={t('first.password')}
          name="password"
          extra={t('first.password.help')}
          validateTrigger="onBlur"
          rules={[{ required: true, min: MIN_PASSWORD, message: t('error.password') }]}
        >
          <Input type="password" autoComplete="new-password" />
        </Form.Item>
        <Form.Item<Draft>
          label={t('first.organisation')}
          name="organisation"
          extra={t('first.organisation.help')}
          rules={[
            { required: true, whitespace: true, message: t('error.organisation') },
            {
              validator: async (_, name?: string) => {
                if (nameHasAddress(name ?? '')) throw new Error(t('error.organisation.address'));
              },
            },
          ]}
        >
          <Input autoComplete="organization" maxLength={200} />
        </Form.Item>
        <Button type="submit" kind="main" isBusy={isLoading}>
          {t('first.submit')}
        </Button>
      </Form>
    </Door>
  );
}
