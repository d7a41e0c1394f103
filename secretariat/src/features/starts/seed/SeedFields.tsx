import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { HEAT_ORDERS, LANE_CLASSES, LANE_DRAWS, LANE_PRESETS, ROUND_ORDER, SEEDING_METHODS } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';
import { ruleGroups, type SeedDraft } from './seed-draft.ts';

interface Props {
  readonly draft: SeedDraft;
  readonly group: PickGroup;
  readonly badGroups: boolean;
  readonly onChange: (part: Partial<SeedDraft>) => void;
}

type SelectName = 'round' | 'from' | 'lanes' | 'method' | 'heatOrder' | 'laneDraw' | 'laneClass';

const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');
const LANES = [0, 4, 5, 6, 7, 8, 9];

/** How a round is drawn; every field says what it does, and the draw below follows each change. */
export function SeedFields({ draft, group, badGroups, onChange }: Props) {
  const { t } = useText();
  const { round, from, heats, lanes, laneDraw, laneClass, laneGroups, reserves, time } = draft;
  const before = ROUNDS.filter(
    (one) => one !== 'f' && one !== round && group.trials.some((trial) => trial.round === one),
  );
  const origin = laneClass === '' ? undefined : LANE_PRESETS[laneClass]?.[lanes]?.origin;
  const select = <Name extends SelectName>(
    name: Name,
    values: readonly SeedDraft[Name][],
    label: (value: SeedDraft[Name]) => string,
  ) => (
    <Form.Item label={t(`starts.seed.${name}`)} htmlFor={`seed-${name}`}>
      <Select
        id={`seed-${name}`}
        value={draft[name]}
        options={values.map((value) => ({ value, label: label(value) }))}
        onChange={(value) => onChange({ [name]: value } as Partial<SeedDraft>)}
      />
    </Form.Item>
  );
  return (
    <Form layout="vertical" component="div" className="seed-fields">
      {select('round', ROUNDS, (value) => t(`starts.round.${value}`))}
      {select('from', ['', ...before] as SeedDraft['from'][], (value) =>
        value === '' ? t('starts.seed.entries') : t('starts.seed.qualifiers', { round: t(`starts.round.${value}`) }),
      )}
      {select('lanes', LANES, (value) => (value === 0 ? t('starts.seed.noLanes') : String(value)))}
      <Form.Item label={t('starts.seed.heats')} htmlFor="seed-heats">
        <InputNumber
          id="seed-heats"
          min={1}
          max={200}
          placeholder={t('starts.seed.auto')}
          value={heats === 0 ? null : heats}
          onChange={(value) => onChange({ heats: value ?? 0 })}
        />
      </Form.Item>
      {!group.trials.some((trial) => trial.round === round) && (
        <Form.Item label={t('starts.seed.time')} htmlFor="seed-time">
          <Input id="seed-time" type="time" value={time} onChange={({ target }) => onChange({ time: target.value })} />
        </Form.Item>
      )}
      {select('method', SEEDING_METHODS, (value) => t(`starts.method.${value}`))}
      {select('heatOrder', HEAT_ORDERS, (value) => t(`starts.heatOrder.${value}`))}
      {lanes > 0 && select('laneDraw', LANE_DRAWS, (value) => t(`starts.laneDraw.${value}`))}
      {lanes > 0 &&
        laneDraw === 'groups' &&
        select('laneClass', LANE_CLASSES, (value) => (value === '' ? '' : t(`starts.laneClass.${value}`)))}
      {lanes > 0 && laneDraw === 'groups' && (
        <Form.Item
          className="wide"
          label={t('starts.seed.laneGroups')}
          htmlFor="seed-groups"
          validateStatus={badGroups ? 'error' : ''}
          help={
            badGroups
              ? t('starts.seed.laneGroups.bad', { lanes })
              : origin === undefined
                ? t('starts.seed.laneGroups.none')
                : t(`starts.origin.${origin}`)
          }
        >
          <Input
            id="seed-groups"
            value={laneGroups}
            placeholder={ruleGroups(laneClass, lanes)}
            onChange={({ target }) => onChange({ laneGroups: target.value })}
          />
        </Form.Item>
      )}
      {from !== '' && (
        <Checkbox className="wide" checked={reserves} onChange={({ target }) => onChange({ reserves: target.checked })}>
          {t('starts.seed.withReserves')}
        </Checkbox>
      )}
    </Form>
  );
}
