import { findFamily } from 'shared-domain';
import type { Challenge, RaceAnswer, Trial } from 'shared-domain/contract';
import { RankingLinks } from '../rankings/RankingLinks.tsx';
import { RaceSearch } from './RaceSearch.tsx';
import type { RaceChoice } from './race-choice.ts';

interface RaceFiltersProps {
  readonly race: Trial;
  readonly kind: Challenge['kind'] | undefined;
  readonly choice: RaceChoice;
  readonly categories: RaceAnswer['categories'];
  readonly onChoose: (next: Partial<RaceChoice>) => void;
}

/** The search by name, club or bib, and the rankings of a long race. */
export function RaceFilters({ race, kind, choice, categories, onChoose }: RaceFiltersProps) {
  return (
    <div className="race-filters">
      <RaceSearch value={choice.q} onChange={(q) => onChoose({ q })} />
      <RankingLinks chOID={race.chOID} family={findFamily(race, kind)} categories={categories} />
    </div>
  );
}
