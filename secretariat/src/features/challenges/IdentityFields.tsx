import { Form, Input, Select, Switch } from 'antd';
import { isLisa, LICENCE_CHOICES } from 'shared-domain';
import type { Org } from '../../api/my-orgs.ts';
import { Fieldset } from '../../components/form/Fieldset.tsx';
import { useText } from '../../locales/use-text.ts';
import { type ChallengeDraft, rtypeUnder } from './challenge-draft.ts';

/** The two first lists of P3.8; the third repeats the first under longer names. */
const CHOICES = LICENCE_CHOICES.filter(({ value }) => !value.startsWith('FRA_'));
const VALUES = CHOICES.map(({ value }) => value);

/** Who holds the competition, and under which licence. */
export function IdentityFields({ orgs }: { readonly orgs: readonly Org[] }) {
  const { t } = useText();
  const form = Form.useFormInstance<ChallengeDraft>();
  const lisa = Form.useWatch<boolean | undefined>('lisa') ?? false;
  const changeSoftware = (next: boolean) => {
    const rtype = form.getFieldValue('rtype') as string;
    const same = rtypeUnder(next, rtype, VALUES) ?? rtypeUnder(next, 'OTHER', VALUES);
    if (same !== undefined) form.setFieldValue('rtype', same);
  };
  return (
    <Fieldset legend={t('challenge.identity')}>
      <Form.Item<ChallengeDraft>
        label={t('challenge.name')}
        name="name"
        rules={[{ required: true, whitespace: true, message: t('error.name') }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item<ChallengeDraft>
        label={t('challenge.org')}
        name="org"
        rules={[{ required: true, message: t('error.org') }]}
      >
        <Select options={orgs.map(({ oid, name }) => ({ value: oid, label: name }))} />
      </Form.Item>
      <Form.Item<ChallengeDraft>
        label={t('challenge.hashtag')}
        name="hashtag"
        extra={t('challenge.hashtag.help')}
        rules={[{ pattern: /^#?\S*$/, message: t('error.hashtag') }]}
      >
        <Input prefix="#" maxLength={60} autoComplete="off" autoCapitalize="none" />
      </Form.Item>
      <div className="adm-pair">
        <Form.Item<ChallengeDraft>
          label={t('challenge.federation')}
          name="rtype"
          rules={[{ required: true, message: t('error.rtype') }]}
        >
          <Select
            options={CHOICES.filter(({ value }) => isLisa(value) === lisa).map(({ value, text }) => ({
              value,
              label: text,
            }))}
          />
        </Form.Item>
        <Form.Item<ChallengeDraft> label={t('challenge.lisa')} name="lisa" valuePropName="checked">
          <Switch onChange={changeSoftware} />
        </Form.Item>
      </div>
    </Fieldset>
  );
}
