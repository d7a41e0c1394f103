import { formatFamily } from 'shared-domain';
import type { Card } from 'shared-domain/contract';
import { ChoiceSelect } from '../../components/ChoiceSelect.tsx';
import { formatTinyDay } from '../../components/page/dates.ts';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { listDays, listFamilies } from './select-cards.ts';
import { useCardText } from './use-card-text.ts';

/** Order, family and day of the cards, kept in the URL; family and day only where there are several. */
export function CardFilters({ cards, tz }: { readonly cards: readonly Card[]; readonly tz: string }) {
  const { t, language } = useCardText();
  const [order] = useParam('o');
  const [day] = useParam('j');
  const [family, setFamily] = useParam('fam');
  const days = listDays(cards, tz);
  const families = listFamilies(cards);
  return (
    <div className="filters">
      <SegmentedLinks
        label={t('cards.order')}
        param="o"
        value={order}
        fallback=""
        items={[
          { value: '', label: t('cards.order.programme') },
          { value: 'feed', label: t('cards.order.feed') },
        ]}
      />
      {families.length > 1 && (
        <ChoiceSelect
          label={t('cards.family')}
          value={family}
          choices={families.map((id) => ({ value: id, label: formatFamily(id, language) }))}
          onChange={setFamily}
        />
      )}
      {days.length > 1 && (
        <SegmentedLinks
          className="days"
          label={t('cards.day')}
          param="j"
          value={day}
          fallback=""
          items={[
            { value: '', label: t('all') },
            ...days.map((each) => ({ value: each, label: formatTinyDay(each, language) })),
          ]}
        />
      )}
    </div>
  );
}
