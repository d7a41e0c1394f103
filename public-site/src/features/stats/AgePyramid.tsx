import type { CSSProperties } from 'react';
import { findCategory, formatCategoryCode, formatSexBesideCode } from 'shared-domain';
import type { StatsAnswer } from 'shared-domain/contract';
import type { Language } from '../../locales/use-text.ts';
import { useStatsText } from './use-stats-text.ts';

/** One age category: how many women and men took part. */
interface AgeRow {
  readonly code: string;
  readonly women: number;
  readonly men: number;
}

/** Code of the category for all ages, which is left out here. */
const ALL_AGES_CODE = 'TC';

/** One row for each age, oldest first, with its women and men; mixed categories and the one for all ages are left out. */
export function buildAgeRows(categories: StatsAnswer['categories'], language: Language): AgeRow[] {
  const ages = new Map<string, AgeRow & { readonly youngest: number }>();
  for (const { category, athletes } of categories) {
    const knownCategory = findCategory(category);
    if (
      knownCategory === undefined ||
      (knownCategory.sex !== 1 && knownCategory.sex !== 2) ||
      athletes === 0 ||
      knownCategory.code === ALL_AGES_CODE
    )
      continue;
    // A code that contains the sex (W60) would not be common to both: the name is used instead.
    const code =
      (formatSexBesideCode(category, language) && formatCategoryCode(category, language)) ??
      knownCategory.name[language];
    const row = ages.get(code) ?? { code, youngest: knownCategory.youngest, women: 0, men: 0 };
    const sex = knownCategory.sex === 2 ? { women: row.women + athletes } : { men: row.men + athletes };
    ages.set(code, { ...row, ...sex });
  }
  return [...ages.values()].sort((a, b) => b.youngest - a.youngest).map(({ youngest: _, ...row }) => row);
}

const buildBarStyle = (count: number, maxCount: number): CSSProperties =>
  ({ '--v': (count / maxCount).toFixed(3) }) as CSSProperties;

/** Participants by age: women on the left, men on the right, oldest on top; a table with bars. Without anybody of one sex it has no side for it. */
export function AgePyramid({ stats }: { readonly stats: StatsAnswer }) {
  const { t, language } = useStatsText();
  const rows = buildAgeRows(stats.categories, language);
  if (rows.length === 0) return null;
  const maxCount = Math.max(...rows.flatMap(({ women, men }) => [women, men]), 1);
  const [hasWomen, hasMen] = [rows.some(({ women }) => women > 0), rows.some(({ men }) => men > 0)];
  const countAthletes = (sex: number) => stats.sexes.find((entry) => entry.sex === sex)?.athletes ?? 0;
  return (
    <section className="sec" aria-labelledby="ages">
      <header>
        <h2 id="ages">{t('stats.ages')}</h2>
        {countAthletes(1) > 0 && countAthletes(2) > 0 && (
          <span className="aside">{t('stats.ages.sum', { women: countAthletes(2), men: countAthletes(1) })}</span>
        )}
      </header>
      <table className="pyr">
        <caption className="sr">{t('stats.ages.caption')}</caption>
        <thead>
          <tr>
            {hasWomen && (
              <th className="f" scope="col">
                {t('women')}
              </th>
            )}
            <th scope="col">
              <span className="sr">{t('col.category.long')}</span>
            </th>
            {hasMen && (
              <th className="m" scope="col">
                {t('men')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, women, men }) => (
            <tr key={code}>
              {hasWomen && (
                <td className="f">
                  <div>
                    <span className="num">{women.toLocaleString(language)}</span>
                    <i style={buildBarStyle(women, maxCount)} aria-hidden="true" />
                  </div>
                </td>
              )}
              <th scope="row">{code}</th>
              {hasMen && (
                <td className="m">
                  <div>
                    <i style={buildBarStyle(men, maxCount)} aria-hidden="true" />
                    <span className="num">{men.toLocaleString(language)}</span>
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
