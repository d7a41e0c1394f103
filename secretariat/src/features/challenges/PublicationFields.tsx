import { Checkbox, Form, Select, Switch } from 'antd';
import { Fieldset } from '../../components/form/Fieldset.tsx';
import { useText } from '../../locales/use-text.ts';
import type { ChallengeDraft } from './challenge-draft.ts';
import { OPTION_TEXTS } from './flag-texts.ts';

const OPTIONS = Object.entries(OPTION_TEXTS).map(([value, text]) => ({ value, text }));

const LEVELS = [0, 1, 2, 3, 4, 5] as const;
const TABLES = [0, 1, 2, 3] as const;

/** Who sees it, and the named choices that the flag packs (Q5). */
export function PublicationFields() {
  const { t } = useText();
  return (
    <Fieldset legend={t('challenge.publication')}>
      <Form.Item<ChallengeDraft>
        label={t('challenge.visible')}
        name="visible"
        valuePropName="checked"
        extra={t('challenge.visible.help')}
      >
        <Switch />
      </Form.Item>
      <div className="adm-pair">
        <Form.Item<ChallengeDraft> label={t('challenge.level')} name="level">
          <Select options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))} />
        </Form.Item>
        <Form.Item<ChallengeDraft> label={t('challenge.table')} name="table">
          <Select options={TABLES.map((value) => ({ value, label: t(`table.${value}`) }))} />
        </Form.Item>
      </div>
      <Form.Item<ChallengeDraft> label={t('challenge.options')} name="options">
        <Checkbox.Group
          className="adm-checks"
          options={OPTIONS.map(({ value, text }) => ({ value, label: t(text) }))}
        />
      </Form.Item>
    </Fieldset>
  );
}
