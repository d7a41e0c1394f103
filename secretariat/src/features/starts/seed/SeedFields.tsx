import { HEAT_ORDERS, LANE_CLASSES, LANE_DRAWS, LANE_PRESETS, ROUND_ORDER, SEEDING_METHODS } from 'shared-domain';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { formatRuleGroups, type SeedDraft } from './seed-draft.ts';

interface Props {
  readonly draft: SeedDraft;
  readonly group: ProgrammeGroup;
  readonly hasInvalidGroups: boolean;
  readonly onChange: (part: Partial<SeedDraft>) => void;
}

type SelectName = 'round' | 'from' | 'lanes' | 'method' | 'heatOrder' | 'laneDraw' | 'laneClass';

const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');
/** Numbers of lanes to choose from; 0 without lanes. */
const LANE_COUNTS = [0, 4, 5, 6, 7, 8, 9];

/** The settings of a draw. */
export function SeedFields({ draft, group, hasInvalidGroups, onChange }: Props) {
  const { t } = useText();
  const { round, from, heats, lanes, laneDraw, laneClass, laneGroups, reserves, time } = draft;
  const earlierRounds = ROUNDS.filter(
    (one) => one !== 'f' && one !== round && group.trials.some((trial) => trial.round === one),
  );
  const origin = laneClass === '' ? undefined : LANE_PRESETS[laneClass]?.[lanes]?.origin;
  const renderSelect = <Name extends SelectName>(
    name: Name,
    values: readonly SeedDraft[Name][],
    label: (value: SeedDraft[Name]) => string,
  ) => (
    <SelectField
      label={t(`starts.seed.${name}`)}
      value={draft[name]}
      options={values.map((value) => ({ value, label: label(value) }))}
      onChoose={(value) => onChange({ [name]: value } as Partial<SeedDraft>)}
    />
  );
  return (
    <div className="seed-fields">
      {renderSelect('round', ROUNDS, (value) => t(`starts.round.${value}`))}
      {renderSelect('from', ['', ...earlierRounds] as SeedDraft['from'][], (value) =>
        value === '' ? t('starts.seed.entries') : t('starts.seed.qualifiers', { round: t(`starts.round.${value}`) }),
      )}
      {renderSelect('lanes', LANE_COUNTS, (value) => (value === 0 ? t('starts.seed.noLanes') : String(value)))}
      <NumberField
        label={t('starts.seed.heats')}
        min={1}
        max={200}
        placeholder={t('starts.seed.auto')}
        value={heats === 0 ? undefined : heats}
        onNumber={(count = 0) => onChange({ heats: count })}
      />
      {!group.trials.some((trial) => trial.round === round) && (
        <DateField kind="time" label={t('starts.seed.time')} value={time} onText={(text) => onChange({ time: text })} />
      )}
      {renderSelect('method', SEEDING_METHODS, (value) => t(`starts.method.${value}`))}
      {renderSelect('heatOrder', HEAT_ORDERS, (value) => t(`starts.heatOrder.${value}`))}
      {lanes > 0 && renderSelect('laneDraw', LANE_DRAWS, (value) => t(`starts.laneDraw.${value}`))}
      {lanes > 0 &&
        laneDraw === 'groups' &&
        renderSelect('laneClass', LANE_CLASSES, (value) => (value === '' ? '' : t(`starts.laneClass.${value}`)))}
      {lanes > 0 && laneDraw === 'groups' && (
        <TextField
          className="wide"
          label={t('starts.seed.laneGroups')}
          fault={hasInvalidGroups ? t('starts.seed.laneGroups.bad', { lanes }) : undefined}
          help={t(origin === undefined ? 'starts.seed.laneGroups.none' : `starts.origin.${origin}`)}
          value={laneGroups}
          placeholder={formatRuleGroups(laneClass, lanes)}
          onText={(text) => onChange({ laneGroups: text })}
        />
      )}
      {from !== '' && (
        <CheckField
          className="check wide"
          checked={reserves}
          onCheck={(isChecked) => onChange({ reserves: isChecked })}
        >
          {t('starts.seed.withReserves')}
        </CheckField>
      )}
    </div>
  );
}
