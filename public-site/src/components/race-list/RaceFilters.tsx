import { findCategory, formatCategorySex } from 'shared-domain';
import type { RaceAnswer } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { ChoiceSelect } from '../ChoiceSelect.tsx';
import { SegmentedLinks } from '../page/SegmentedLinks.tsx';
import { RaceSearch } from './RaceSearch.tsx';
import { type RaceChoice, SEX_BY_LETTER } from './race-choice.ts';

interface RaceFiltersProps {
  readonly choice: RaceChoice;
  readonly categories: RaceAnswer['categories'];
  readonly onChoose: (next: Partial<RaceChoice>) => void;
}

/** Filters by sex, by category, and by name, club or bib; shown only where there is a choice. */
export function RaceFilters({ choice, categories, onChoose }: RaceFiltersProps) {
  const { t, language } = useText();
  const sexes = new Set(categories.map(({ category }) => findCategory(category)?.sex));
  const sexLabels = { M: 'M', F: language === 'fr' ? 'F' : 'W', X: t('sex.mixed') };
  const categoriesOfSex = categories.filter(
    ({ category }) => choice.sx === '' || findCategory(category)?.sex === SEX_BY_LETTER[choice.sx],
  );
  return (
    <div className="filters race-filters">
      <RaceSearch value={choice.q} onChange={(q) => onChoose({ q })} />
      {sexes.size > 1 && (
        <SegmentedLinks
          className="tight"
          label={t('filter.sex')}
          param="sx"
          value={choice.sx}
          fallback=""
          clearedParams="cat n"
          items={[
            { value: '', label: t('all') },
            ...(['F', 'M', 'X'] as const)
              .filter((letter) => sexes.has(SEX_BY_LETTER[letter] as 1 | 2 | 3))
              .map((letter) => ({ value: letter, label: sexLabels[letter] })),
          ]}
        />
      )}
      {categories.length > 1 && (
        <ChoiceSelect
          label={t('filter.category')}
          value={choice.cat}
          choices={categoriesOfSex.map(({ category, total }) => ({
            value: category,
            label: [
              findCategory(category)?.name[language] ?? category,
              formatCategorySex(category, language),
              `(${total})`,
            ]
              .filter(Boolean)
              .join(' '),
          }))}
          onChange={(cat) => onChoose({ cat })}
        />
      )}
    </div>
  );
}
