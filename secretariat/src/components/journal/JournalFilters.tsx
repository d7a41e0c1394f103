import { type ReactNode, useId } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { actorText, actText } from './act-text.ts';
import type { JournalFilter } from './journal-filter.ts';

interface Props {
  readonly lines: readonly LogLine[];
  readonly filter: JournalFilter;
  readonly onFilter: (filter: JournalFilter) => void;
  readonly children: ReactNode;
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));

/** Days, who, what and words; only who and what the journal holds are offered. */
export function JournalFilters({ lines, filter, onFilter, children }: Props) {
  const { t } = useText();
  const id = useId();
  const day = (name: 'from' | 'to') => (
    <div className="field">
      <label htmlFor={`${id}${name}`}>{t(`journal.${name}`)}</label>
      <input
        id={`${id}${name}`}
        type="date"
        className="in"
        value={filter[name]}
        onChange={({ target }) => onFilter({ ...filter, [name]: target.value })}
      />
    </div>
  );
  return (
    <div className="bar-filters">
      <SearchField label={t('journal.text')} value={filter.text} onChange={(text) => onFilter({ ...filter, text })} />
      {day('from')}
      {day('to')}
      <FilterSelect
        label={t('journal.who')}
        value={filter.who}
        options={[
          { value: '', label: t('journal.everyone') },
          ...distinct(lines.map((line) => actorText(line, t))).map((who) => ({ value: who, label: who })),
        ]}
        onChange={(who) => onFilter({ ...filter, who })}
      />
      <FilterSelect
        label={t('journal.act')}
        value={filter.action}
        options={[
          { value: '', label: t('journal.every') },
          ...distinct(lines.map(({ action }) => action)).map((action) => ({
            value: action,
            label: actText(action, t),
          })),
        ]}
        onChange={(action) => onFilter({ ...filter, action })}
      />
      {children}
    </div>
  );
}
