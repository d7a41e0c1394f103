import type { CSSProperties } from 'react';
import type { StatsAnswer } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { agePyramid } from './age-pyramid.ts';

const part = (count: number, most: number): CSSProperties => ({ '--v': (count / most).toFixed(3) }) as CSSProperties;

/** Who took part: women to the left, men to the right, oldest on top. A table whose bars are its background. */
export function AgePyramid({ stats }: { readonly stats: StatsAnswer }) {
  const { t } = useText();
  const rows = agePyramid(stats.categories);
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
