import { FAMILIES, makeDateFormat } from 'shared-domain';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { statusText } from './columns.tsx';
import type { Filters } from './filters.ts';
import type { Line } from './line.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly filters: Filters;
  readonly onFilters: (filters: Partial<Filters>) => void;
}

const distinct = (values: Iterable<string>): readonly string[] => [...new Set(values)].filter(Boolean).toSorted();

/** P11.6: day, family, sex, status and words; a filter that would tell nothing apart is left out. */
export function FilterRow({ lines, filters, onFilters }: Props) {
  const { t, language } = useText();
  const days = distinct(lines.map(({ day }) => day));
  const sexes = distinct(lines.map(({ sex }) => sex));
  const statuses = distinct(lines.map(({ trial }) => String(trial.status)));
  const families = new Set(lines.map(({ family }) => family));
  const format = makeDateFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const all = (label: string) => ({ value: '', label });
  return (
    <>
      {days.length > 1 && (
        <SelectField
          label={t('trials.day')}
          value={filters.day}
          options={[all(t('table.all')), ...days.map((day) => ({ value: day, label: format.format(new Date(day)) }))]}
          onChoose={(day) => onFilters({ day })}
        />
      )}
      {families.size > 1 && (
        <SelectField
          label={t('trials.family')}
          value={filters.family}
          options={[
            all(t('table.all.f')),
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
          options={[all(t('table.all')), ...sexes.map((sex) => ({ value: sex, label: sex }))]}
          onChoose={(sex) => onFilters({ sex })}
        />
      )}
      {statuses.length > 1 && (
        <SelectField
          label={t('trials.status')}
          value={filters.status}
          options={[
            all(t('table.all')),
            ...statuses.map((status) => ({ value: status, label: t(statusText(Number(status))) })),
          ]}
          onChoose={(status) => onFilters({ status })}
        />
      )}
      <SearchField value={filters.words} onText={(words) => onFilters({ words })} />
    </>
  );
}
