import type { ReactNode } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { DateField } from '../form/DateField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { formatAct, formatActor } from './act-text.ts';
import type { JournalFilter } from './journal-filter.ts';

interface Props {
  readonly lines: readonly LogLine[];
  readonly filter: JournalFilter;
  readonly onFilter: (filter: JournalFilter) => void;
  readonly children: ReactNode;
}

const listDistinct = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));

/** Filters by days, person, kind of act and words; offers only the persons and kinds that the journal contains. */
export function JournalFilters({ lines, filter, onFilter, children }: Props) {
  const { t } = useText();
  const renderDayField = (name: 'from' | 'to') => (
    <DateField
      label={t(`journal.${name}`)}
      value={filter[name]}
      onText={(text) => onFilter({ ...filter, [name]: text })}
    />
  );
  return (
    <div className="bar-filters journal-filters">
      <SearchField label={t('journal.text')} value={filter.text} onText={(text) => onFilter({ ...filter, text })} />
      {renderDayField('from')}
      {renderDayField('to')}
      <SelectField
        label={t('journal.who')}
        value={filter.who}
        options={[
          { value: '', label: t('journal.everyone') },
          ...listDistinct(lines.map((line) => formatActor(line, t))).map((who) => ({ value: who, label: who })),
        ]}
        onChoose={(who) => onFilter({ ...filter, who })}
      />
      <SelectField
        label={t('journal.act')}
        value={filter.action}
        options={[
          { value: '', label: t('journal.every') },
          ...listDistinct(lines.map(({ action }) => action)).map((action) => ({
            value: action,
            label: formatAct(action, t),
          })),
        ]}
        onChoose={(action) => onFilter({ ...filter, action })}
      />
      {children}
    </div>
  );
}
