import { useMemo } from 'react';
import {
  findCategory,
  foldText,
  formatCategory,
  formatDiscipline,
  formatEquipment,
  formatRoundName,
  listCategories,
  listDisciplines,
  ROUND_ORDER,
  type TrialUid,
} from 'shared-domain';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SearchSelectField } from '../../../components/form/SearchSelect.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { findEventFor } from '../build/planned-round.ts';
import { describeEvent } from './edit-draft.ts';

interface Props {
  readonly code: TrialUid;
  /** A part of a combined event, whose round cannot be changed. */
  readonly isPart: boolean;
  readonly fault: string | undefined;
  readonly onCode: (code: TrialUid) => void;
}

const SEXES = [2, 1, 3] as const;
const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');
const makeEventKey = ({ g0, g1 }: Pick<TrialUid, 'g0' | 'g1'>): string => `${g0} ${g1}`;

/** The event of a trial: discipline, category, round and heat. */
export function EventFields({ code, isPart, fault, onCode }: Props) {
  const { t, language } = useText();
  const options = useMemo(() => {
    const disciplineOptions = listDisciplines().map(({ g0, g1, label, short, code: technical }) => ({
      value: makeEventKey({ g0, g1 }),
      label: label[language],
      words: foldText(`${label.fr} ${label.en} ${short.fr} ${short.en} ${technical}`),
    }));
    return [...new Map(disciplineOptions.map((one) => [one.value, one])).values()];
  }, [language]);
  const value = makeEventKey(code);
  const label = `${formatDiscipline(code, language)} ${formatEquipment(code) ?? ''}`.trim();
  const isListed = options.some((one) => one.value === value);
  const allOptions = isListed ? options : [{ value, label, words: foldText(label) }, ...options];
  return (
    <Fieldset className="trial-event" legend={t('trials.edit.code')}>
      <SearchSelectField
        label={t('trials.edit.discipline')}
        value={value}
        options={allOptions}
        notFoundContent={t('trials.event.none')}
        onChange={(chosen) => {
          const [g0 = '', g1 = '0'] = chosen.split(' ');
          // A discipline without a height or weight of its own gets that of the category.
          const event = g1.includes('P') ? { g0: Number(g0), g1 } : findEventFor(Number(g0), g1, code.category);
          onCode({ ...code, ...event });
        }}
      />
      <SelectField
        label={t('trials.edit.category')}
        value={code.category}
        options={SEXES.flatMap((sex) => listCategories().filter((one) => one.sex === sex)).map((one) => ({
          value: one.id,
          label: `${formatCategory(one.id, language)} – ${one.name[language]}`,
        }))}
        getGroup={(category) => t(`trials.sex.${findCategory(category)?.sex || 3}`)}
        onChoose={(category) => onCode({ ...code, ...findEventFor(code.g0, code.g1, category), category })}
      />
      <div className="trial-pair">
        <SelectField
          label={t('trials.round')}
          disabled={isPart}
          value={code.round}
          options={(isPart ? [code.round] : ROUNDS).map((round) => ({
            value: round,
            label: formatRoundName(round, language),
          }))}
          onChoose={(round) => onCode({ ...code, round })}
        />
        <NumberField
          label={t('trials.edit.heat')}
          min={1}
          max={999}
          value={code.heat}
          onNumber={(heat = 1) => onCode({ ...code, heat })}
        />
      </div>
      <p className={fault === undefined ? 'muted' : 'msg'} role={fault === undefined ? undefined : 'alert'}>
        <b>{describeEvent(code, language)}</b> {fault}
      </p>
    </Fieldset>
  );
}
