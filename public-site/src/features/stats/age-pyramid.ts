import { categoryOf } from 'shared-domain';
import type { StatsAnswer } from 'shared-domain/contract';

/** One age category: how many women and men took part. */
interface AgeRow {
  readonly code: string;
  readonly women: number;
  readonly men: number;
}

/** Who may start in any category has no age of their own there. */
const ALL_AGES = 'TC';

/** Categories of one sex each, oldest first, women and men of an age in one row; mixed ones are no age of a person. */
export function agePyramid(categories: StatsAnswer['categories']): AgeRow[] {
  const ages = new Map<string, AgeRow & { readonly youngest: number }>();
  for (const { category, athletes } of categories) {
    const known = categoryOf(category);
    if (known === undefined || (known.sex !== 1 && known.sex !== 2) || athletes === 0 || known.code === ALL_AGES)
      continue;
    const row = ages.get(known.code) ?? { code: known.code, youngest: known.youngest, women: 0, men: 0 };
    const sex = known.sex === 2 ? { women: row.women + athletes } : { men: row.men + athletes };
    ages.set(known.code, { ...row, ...sex });
  }
  return [...ages.values()].sort((a, b) => b.youngest - a.youngest).map(({ youngest: _, ...row }) => row);
}
