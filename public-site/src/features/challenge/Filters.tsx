import { useEffect, useState } from 'react';
import { findCategory } from 'shared-domain';
import { CategorySelect } from '../../components/CategorySelect.tsx';
import { ChoiceSelect } from '../../components/ChoiceSelect.tsx';
import { Icon } from '../../components/Icon.tsx';
import { formatTinyDay } from '../../components/page/dates.ts';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { useText } from '../../locales/use-text.ts';
import { EVENT_KINDS, findEventKind, listItemCategories, type ProgrammeItem } from './programme.ts';

interface FiltersProps {
  readonly items: readonly ProgrammeItem[];
  readonly days: readonly string[];
  /** The chosen day; empty while a text is searched on all days. */
  readonly day: string;
  readonly firstDay: string;
}

/** Filters by day, sex, category, kind of event and text, kept in the URL and shown only where there is a choice. */
export function Filters({ items, days, day, firstDay }: FiltersProps) {
  const { t, language } = useText();
  const [sex] = useParam('sx');
  const [category, setCategory] = useParam('cat');
  const [eventKind, setEventKind] = useParam('fam');
  const categories = [...new Set(items.flatMap(listItemCategories))].sort((a, b) => a - b);
  const sexes = new Set(categories.map((id) => findCategory(id)?.sex));
  const eventKinds = EVENT_KINDS.filter((each) => items.some((item) => findEventKind(item) === each));
  return (
    <div className="filters">
      {days.length > 1 && (
        <SegmentedLinks
          className="days"
          label={t('filter.day')}
          param="j"
          value={day}
          fallback={firstDay}
          clearedParams="q"
          items={days.map((each) => ({ value: each, label: formatTinyDay(each, language) }))}
        />
      )}
      {sexes.size > 1 && (
        <SegmentedLinks
          className="tight"
          label={t('filter.sex')}
          param="sx"
          value={sex}
          fallback=""
          items={[
            { value: '', label: t('all') },
            ...(sexes.has(2) ? [{ value: 'F', label: language === 'fr' ? 'F' : 'W' }] : []),
            ...(sexes.has(1) ? [{ value: 'M', label: 'M' }] : []),
            ...(sexes.has(3) ? [{ value: 'X', label: t('sex.mixed') }] : []),
          ]}
        />
      )}
      <TextFilter />
      {categories.length > 1 && <CategorySelect categories={categories} value={category} onChange={setCategory} />}
      {eventKinds.length > 1 && (
        <ChoiceSelect
          label={t('filter.eventKind')}
          value={eventKind}
          choices={eventKinds.map((each) => ({ value: each, label: t(`eventKind.${each}`) }))}
          onChange={setEventKind}
        />
      )}
    </div>
  );
}

const TYPING_PAUSE_MS = 200;

/** The URL changes only when the reader pauses typing. */
function TextFilter() {
  const { t } = useText();
  const [urlText, setUrlText] = useParam('q');
  const [typed, setTyped] = useState(urlText);
  useEffect(() => setTyped(urlText), [urlText]);
  useEffect(() => {
    if (typed === urlText) return undefined;
    const timer = setTimeout(() => setUrlText(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className="search">
      <Icon name="search" />
      <input
        className="in"
        type="search"
        inputMode="search"
        aria-label={t('filter.text')}
        placeholder={t('filter.text.short')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
