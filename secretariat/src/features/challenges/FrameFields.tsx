import { Form, Input, InputNumber, Radio, Select } from 'antd';
import { foldText, REGIONS } from 'shared-domain';
import { Fieldset } from '../../components/form/Fieldset.tsx';
import { useText } from '../../locales/use-text.ts';
import { type ChallengeDraft, KINDS } from './challenge-draft.ts';

const OPTIONS = REGIONS.map(({ insee, name }) => ({ value: insee, label: name }));

/** What kind of competition, where and when. */
export function FrameFields() {
  const { t } = useText();
  return (
    <Fieldset legend={t('challenge.frame')}>
      <Form.Item<ChallengeDraft> label={t('challenge.kind')} name="kind" rules={[{ required: true }]}>
        <Radio.Group
          className="adm-cards"
          optionType="button"
          options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
      </Form.Item>
      <div className="adm-pair">
        <Form.Item<ChallengeDraft>
          label={t('challenge.region')}
          name="region"
          rules={[{ required: true, message: t('error.region') }]}
        >
          <Select
            showSearch={{
              filterOption: (typed, option) => foldText(option?.label ?? '').includes(foldText(typed)),
            }}
            options={OPTIONS}
          />
        </Form.Item>
        <Form.Item<ChallengeDraft> label={t('challenge.city')} name="place" extra={t('challenge.city.help')}>
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
      </div>
      <div className="adm-pair">
        <Form.Item<ChallengeDraft>
          label={t('challenge.date')}
          name="date"
          rules={[{ required: true, message: t('error.date') }]}
        >
          <Input type="date" />
        </Form.Item>
        <Form.Item<ChallengeDraft>
          label={t('challenge.duration')}
          name="duration"
          rules={[{ required: true, type: 'integer', min: 1, max: 31, message: t('error.duration') }]}
        >
          <InputNumber inputMode="numeric" precision={0} />
        </Form.Item>
      </div>
    </Fieldset>
  );
}
