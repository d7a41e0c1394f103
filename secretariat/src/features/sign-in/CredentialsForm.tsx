import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { CallAlert } from '../../components/CallAlert.tsx';
import { refusalOf } from '../../components/call-sentence.ts';
import { useText } from '../../locales/use-text.ts';
import { type Credentials, useSignInMutation } from './sign-in-endpoints.ts';

interface Props {
  readonly action: string;
  /** Whether the first field takes the focus, as in a dialog. */
  readonly focused?: boolean;
}

/** E-mail and password. A refusal keeps both, says why, and leaves the reader where they were. */
export function CredentialsForm({ action, focused = false }: Props) {
  const { t } = useText();
  const [form] = Form.useForm<Credentials>();
  const [signIn, { isLoading, error }] = useSignInMutation();
  useEffect(() => {
    if (focused) form.focusField('email');
  }, [form, focused]);
  const refused = refusalOf(error).id === 'unauthorized';
  const submit = async (credentials: Credentials) => {
    const answer = await signIn(credentials);
    if (answer.error === undefined || refusalOf(answer.error).id !== 'unauthorized') return;
    form.setFields([{ name: 'password', errors: [t('call.unauthorized')] }]);
    form.focusField('password');
  };
  return (
    <Form<Credentials>
      name="credentials"
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      {!refused && <CallAlert error={error} />}
      <Form.Item<Credentials>
        label={t('signIn.email')}
        name="email"
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: t('error.required') }]}
      >
        <Input type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
      </Form.Item>
      <Form.Item<Credentials>
        label={t('signIn.password')}
        name="password"
        validateTrigger="onSubmit"
        rules={[{ required: true, message: t('error.required') }]}
      >
        <Input type="password" autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isLoading}>
        {action}
      </Button>
    </Form>
  );
}
