import { FAMILIES, findCategory, makeDateFormat } from 'shared-domain';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Filters } from './filters.ts';
import type { Line } from './line.ts';
import { makeSexKey, makeStatusKey } from './trial-columns.tsx';

interface Props {
  readonly lines: readonly Line[];
  readonly filters: Filters;
  readonly onFilters: (filters: Partial<Filters>) => void;
}

const listDistinct = (values: Iterable<string>): readonly string[] => [...new Set(values)].filter(Boolean).toSorted();

/** P11.6: filters by day, family, sex, status and words; a filter with a single value is left out. */
export function FilterRow({ lines, filters, onFilters }: Props) {
  const { t, language } = useText();
  const days = listDistinct(lines.map(({ day }) => day));
  const sexNumbers = new Map(lines.map(({ sex, trial }) => [sex, findCategory(trial.category)?.sex]));
  const sexes = listDistinct(sexNumbers.keys());
  const statuses = listDistinct(lines.map(({ trial }) => String(trial.status)));
  const families = new Set(lines.map(({ family }) => family));
  const format = makeDateFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const makeAllOption = (label: string) => ({ value: '', label });
  return (
    <>
      <SearchField value={filters.words} onText={(words) => onFilters({ words })} />
      {days.length > 1 && (
        <SelectField
          label={t('trials.day')}
          value={filters.day}
          options={[
            makeAllOption(t('table.all')),
            ...days.map((day) => ({ value: day, label: format.format(new Date(day)) })),
          ]}
          onChoose={(day) => onFilters({ day })}
        />
      )}
      {families.size > 1 && (
        <SelectField
          label={t('trials.family')}
          value={filters.family}
          options={[
            makeAllOption(t('table.all.f')),
            ...FAMILIES.filter(({ id }) => families.has(id)).map((family) => ({
              value: String(family.id),
              label: family[language],
            })),
          ]}
          onChoose={(family) => onFilters({ family })}
        />
      )}
      {sexes.length > 1 && (
        <SelectField
          label={t('trials.sex')}
          value={filters.sex}
          options={[
            makeAllOption(t('table.all')),
            ...sexes.map((sex) => ({ value: sex, label: t(makeSexKey(sexNumbers.get(sex))) })),
          ]}
          onChoose={(sex) => onFilters({ sex })}
        />
      )}
      {statuses.length > 1 && (
        <SelectField
          label={t('trials.status')}
          value={filters.status}
          options={[
            makeAllOption(t('table.all')),
            ...statuses.map((status) => ({ value: status, label: t(makeStatusKey(Number(status))) })),
          ]}
          onChoose={(status) => onFilters({ status })}
        />
      )}
    </>
  );
}
