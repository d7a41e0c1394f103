import type { CSSProperties } from 'react';
import { findCategory, formatCategoryCode, formatSexBesideCode } from 'shared-domain';
import type { StatsAnswer } from 'shared-domain/contract';
import { type Language, useText } from '../../locales/use-text.ts';

/** One age category: how many women and men took part. */
interface AgeRow {
  readonly code: string;
  readonly women: number;
  readonly men: number;
}

/** Code of the category for all ages, which is left out here. */
const ALL_AGES = 'TC';

/** One row for each age, oldest first, with its women and men; mixed categories and the one for all ages are left out. */
export function agePyramid(categories: StatsAnswer['categories'], language: Language): AgeRow[] {
  const ages = new Map<string, AgeRow & { readonly youngest: number }>();
  for (const { category, athletes } of categories) {
    const known = findCategory(category);
    if (known === undefined || (known.sex !== 1 && known.sex !== 2) || athletes === 0 || known.code === ALL_AGES)
      continue;
    // A code that contains the sex (W60) would not be common to both: the name is used instead.
    const code =
      (formatSexBesideCode(category, language) && formatCategoryCode(category, language)) ?? known.name[language];
    const row = ages.get(code) ?? { code, youngest: known.youngest, women: 0, men: 0 };
    const sex = known.sex === 2 ? { women: row.women + athletes } : { men: row.men + athletes };
    ages.set(code, { ...row, ...sex });
  }
  return [...ages.values()].sort((a, b) => b.youngest - a.youngest).map(({ youngest: _, ...row }) => row);
}

const part = (count: number, most: number): CSSProperties => ({ '--v': (count / most).toFixed(3) }) as CSSProperties;

/** Participants by age: women on the left, men on the right, oldest on top; a table with bars. */
export function AgePyramid({ stats }: { readonly stats: StatsAnswer }) {
  const { t, language } = useText();
  const rows = agePyramid(stats.categories, language);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.flatMap(({ women, men }) => [women, men]), 1);
  const sum = (sex: number) => stats.sexes.find((one) => one.sex === sex)?.athletes ?? 0;
  return (
    <section className="sec" aria-labelledby="ages">
      <header>
        <h2 id="ages">{t('stats.ages')}</h2>
        <span className="aside">{t('stats.ages.sum', { women: sum(2), men: sum(1) })}</span>
      </header>
      <table className="pyr">
        <caption className="sr">{t('stats.ages.caption')}</caption>
        <thead>
          <tr>
            <th className="f" scope="col">
              {t('stats.women')}
            </th>
            <th scope="col">
              <span className="sr">{t('col.category.long')}</span>
            </th>
            <th className="m" scope="col">
              {t('stats.men')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, women, men }) => (
            <tr key={code}>
              <td className="f">
                <div>
                  <span className="num">{women}</span>
                  <i style={part(women, most)} aria-hidden="true" />
                </div>
              </td>
              <th scope="row">{code}</th>
              <td className="m">
                <div>
                  <i style={part(men, most)} aria-hidden="true" />
                  <span className="num">{men}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
