import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { Org } from '../../api/my-orgs.ts';
import { CallAlert } from '../../components/CallAlert.tsx';
import { useText } from '../../locales/use-text.ts';
import { bodyOf, type ChallengeDraft } from './challenge-draft.ts';
import { useCreateChallengeMutation } from './challenges-endpoints.ts';
import { keepDraft } from './draft-store.ts';
import { FrameFields } from './FrameFields.tsx';
import { fieldErrors } from './field-errors.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';

interface Props {
  readonly orgs: readonly Org[];
  readonly initial: Partial<ChallengeDraft>;
  readonly onCreated: (challenge: Challenge) => void;
  readonly onTyped: () => void;
  readonly onCancel: () => void;
}

const FOCUS = { block: 'center', focus: true } as const;

/** A refused value is said under its field and counted above; the first one takes the focus. */
export function ChallengeForm({ orgs, initial, onCreated, onTyped, onCancel }: Props) {
  const { t } = useText();
  const [form] = Form.useForm<ChallengeDraft>();
  const [create, { isLoading, error }] = useCreateChallengeMutation();
  const [refused, setRefused] = useState(0);

  const submit = async (draft: ChallengeDraft) => {
    setRefused(0);
    const answer = await create(bodyOf(draft));
    if (answer.data !== undefined) {
      onCreated(answer.data);
      return;
    }
    const named = fieldErrors(answer.error as Parameters<typeof fieldErrors>[0]);
    form.setFields(named.map(({ field, detail }) => ({ name: field, errors: [t('error.refused', { detail })] })));
    const [first] = named;
    if (first === undefined) return;
    setRefused(named.length);
    form.scrollToField(first.field, FOCUS);
  };

  return (
    <Form<ChallengeDraft>
      name="challenge"
      form={form}
      layout="vertical"
      requiredMark
      className="adm-form"
      initialValues={initial}
      scrollToFirstError={FOCUS}
      onValuesChange={(_, draft) => {
        keepDraft(draft);
        onTyped();
      }}
      onFinish={submit}
      onFinishFailed={({ errorFields }) => setRefused(errorFields.length)}
    >
      {refused > 0 && (
        <Alert
          className="adm-gap"
          type="error"
          showIcon
          role="alert"
          title={t('challenge.refused', { count: refused })}
        />
      )}
      {refused === 0 && <CallAlert error={error} />}
      <IdentityFields orgs={orgs} />
      <FrameFields />
      <PublicationFields />
      <div className="savebar">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('challenge.save')}
        </Button>
      </div>
    </Form>
  );
}
