import {
  findCategory,
  findVariant,
  formatDiscipline,
  formatRound,
  makeTrialUid,
  type RoundLetter,
} from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import { parseLocalTime } from '../../../components/time/clock.ts';

/** One round of an event for one category, as the builder holds it before it is sent. */
export interface Planned {
  readonly id: string;
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  readonly round: RoundLetter;
  readonly heats: number;
  /** ISO day, wall clock of the first heat, minutes from a heat to the next. */
  readonly day: string;
  readonly time: number;
  readonly apart: number;
  /** uid of the combined event that this is a part of. */
  readonly combined?: string | undefined;
}

const SEX_WORDS: Readonly<Record<number, string>> = { 1: 'Hommes', 2: 'Femmes', 3: 'Mixte' };

/** «100 m Femmes», «Poids Hommes MI»: how the public reads an event of the programme. */
export function groupName({ g0, g1, category }: Pick<Planned, 'g0' | 'g1' | 'category'>): string {
  const known = findCategory(category);
  const code = known === undefined || known.wildcard ? '' : known.code;
  return [formatDiscipline({ g0, g1 }, 'fr'), SEX_WORDS[known?.sex ?? 0], code].filter(Boolean).join(' ');
}

/** The event with the height or weight of the category, which are part of what it is (technical rules 59). */
export function eventFor(g0: number, g1: string, category: number): { readonly g0: number; readonly g1: string } {
  return { g0, g1: findVariant({ g0, g1 }, category) ?? g1 };
}

/** The trials of what is planned, a heat each; undefined where a time is none. */
export function trialsOf(
  { g0, g1, category, round, heats, ...planned }: Planned,
  tz: string,
): readonly UploadTrial[] | undefined {
  const { day, time, apart, combined } = planned;
  const group = groupName({ g0, g1, category });
  const trials: UploadTrial[] = [];
  for (let heat = 1; heat <= heats; heat++) {
    const minutes = time + (heat - 1) * apart;
    const date = parseLocalTime(day, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`, tz);
    if (date === undefined) return undefined;
    const label = formatRound({ round, heat, heats }, 'fr');
    trials.push({
      uid: makeTrialUid({ g0, g1, category, round, heat }),
      group,
      name: `${group} – ${label}`,
      date,
      g0,
      g1,
      category,
      round,
      heat,
      ...(combined !== undefined && { dets: { combined } }),
    });
  }
  return trials;
}
