import { useMemo } from 'react';
import {
  findCategory,
  formatCategory,
  formatDiscipline,
  formatEquipment,
  formatRoundName,
  isFieldEvent,
  isThrow,
  listCategories,
  listDisciplines,
  makeVariant,
  parseVariant,
  ROUND_ORDER,
  type TrialUid,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SearchSelectField } from '../../../components/form/SearchSelect.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { addCategoryEquipment } from '../build/planned-round.ts';
import { AdmittedCategories } from './AdmittedCategories.tsx';
import { ContestCategories } from './ContestCategories.tsx';
import { describeEvent } from './edit-draft.ts';

interface Props {
  readonly challenge: Pick<Challenge, 'rtype' | 'date'>;
  /** Discipline, variant, category, round and heat. */
  readonly trialUid: TrialUid;
  /** The categories that its contest is for; empty: all of its category. */
  readonly categories: readonly number[];
  /** oids of the lists of its event. */
  readonly lists: readonly string[];
  /** A part of a combined event, whose round cannot be changed. */
  readonly isPart: boolean;
  /** Why the trial cannot be saved like this, as a sentence. */
  readonly fault: string | undefined;
  readonly onChange: (trialUid: TrialUid) => void;
  readonly onCategories: (categories: readonly number[]) => void;
}

/** Women, men, mixed: the order of the categories in the list. */
const SEXES = [2, 1, 3] as const;
/** The rounds that can be chosen: `c` is a part of a combined event. */
const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');
/** Whether a variant has a hurdle height or an implement weight, which follow the letter `P`. */
const hasOwnEquipment = (g1: string): boolean => g1.includes('P');
const makeEventKey = ({ g0, g1 }: Pick<TrialUid, 'g0' | 'g1'>): string => `${g0} ${g1}`;

/** The event with the equipment of another category; a throw for all categories has no weight, as athletes throw their own. */
function fitEquipment({ g0, g1 }: Pick<TrialUid, 'g0' | 'g1'>, category: number): Pick<TrialUid, 'g0' | 'g1'> {
  const variant = parseVariant(g1);
  const isForAll = isThrow(g0) && findCategory(category)?.wildcard === true;
  if (!isForAll || variant === undefined) return addCategoryEquipment(g0, g1, category);
  const { grams: _, ...withoutWeight } = variant;
  return { g0, g1: makeVariant(withoutWeight) };
}

/** The event of a trial: discipline, category, round and heat. */
export function EventFields({ challenge, trialUid, categories, lists, isPart, fault, onChange, onCategories }: Props) {
  const { t, language } = useText();
  const options = useMemo(() => {
    const disciplineOptions = listDisciplines().map(({ g0, g1, label, short, code: technicalCode }) => ({
      value: makeEventKey({ g0, g1 }),
      label: label[language],
      searchText: `${label.fr} ${label.en} ${short.fr} ${short.en} ${technicalCode}`,
    }));
    return [...new Map(disciplineOptions.map((option) => [option.value, option])).values()];
  }, [language]);
  const value = makeEventKey(trialUid);
  const label = `${formatDiscipline(trialUid, language)} ${formatEquipment(trialUid, language) ?? ''}`.trim();
  const isListed = options.some((option) => option.value === value);
  const allOptions = isListed ? options : [{ value, label, searchText: label }, ...options];
  const isForAllAges = findCategory(trialUid.category)?.wildcard === true;
  const canBeForSome = isForAllAges && !isPart && (isFieldEvent(trialUid.g0) || categories.length > 0);
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
          const event = hasOwnEquipment(g1)
            ? { g0: Number(g0), g1 }
            : addCategoryEquipment(Number(g0), g1, trialUid.category);
          onChange({ ...trialUid, ...event });
        }}
      />
      <SelectField
        label={t('trials.edit.category')}
        value={trialUid.category}
        options={SEXES.flatMap((sex) => listCategories().filter((category) => category.sex === sex)).map(
          ({ id, name }) => ({
            value: id,
            label: `${formatCategory(id, language)} – ${name[language]}`,
          }),
        )}
        getGroup={(category) => t(`trials.sex.${findCategory(category)?.sex || 3}`)}
        onChoose={(category) => onChange({ ...trialUid, ...fitEquipment(trialUid, category), category })}
      />
      {categories.length === 0 && <AdmittedCategories category={trialUid.category} challenge={challenge} />}
      {canBeForSome && (
        <ContestCategories
          challenge={challenge}
          event={{ category: trialUid.category, ...(categories.length > 0 && { categories }) }}
          lists={lists}
          onCategories={onCategories}
        />
      )}
      <div className="trial-pair">
        <SelectField
          label={t('trials.round')}
          disabled={isPart}
          value={trialUid.round}
          options={(isPart ? [trialUid.round] : ROUNDS).map((round) => ({
            value: round,
            label: formatRoundName(round, language),
          }))}
          onChoose={(round) => onChange({ ...trialUid, round })}
        />
        <NumberField
          label={t('trials.edit.heat')}
          min={1}
          max={999}
          value={trialUid.heat}
          onNumber={(heat = 1) => onChange({ ...trialUid, heat })}
        />
      </div>
      <p className={fault === undefined ? 'muted' : 'msg'} role={fault === undefined ? undefined : 'alert'}>
        <b>{describeEvent(trialUid, categories, language)}</b> {fault}
      </p>
    </Fieldset>
  );
}
