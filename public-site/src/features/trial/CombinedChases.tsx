import { formatDiscipline, formatListRank, formatMark } from 'shared-domain';
import type { ResultList } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** Athletes who are shown: those who run for the first places. */
const MAX_CHASES = 8;

const BASIS_KEYS = { mark: 'chase.mark', sb: 'chase.sb', pb: 'chase.pb' } as const;

/** Before the last discipline of a combined event, what each athlete needs there to pass the one ahead. */
export function CombinedChases({ list }: { readonly list: ResultList }) {
  const { t, language } = useText();
  const part = list.parts?.at(-1);
  const chasing = list.rows.filter(({ chase }) => chase !== undefined).slice(0, MAX_CHASES);
  if (part === undefined || chasing.length === 0) return null;
  return (
    <section className="chases" aria-labelledby="chases">
      <h2 id="chases">{t('chase.title', { event: formatDiscipline(part, language) })}</h2>
      <ul>
        {chasing.map(
          ({ rank, last, first, bib, chase }) =>
            chase !== undefined && (
              <li key={`${bib} ${last} ${first}`}>
                <span className="num">{formatListRank(rank, list.rows.length)}</span>
                <span>
                  <b>{last}</b> {first}
                </span>
                <span className="chase">
                  <b className="figure">{formatMark(chase.mark, part)}</b>{' '}
                  {t('chase.pass', { name: `${chase.last} ${chase.first}`.trim() })}{' '}
                  <span className="sub">{t(BASIS_KEYS[chase.by], { mark: formatMark(chase.rival, part) })}</span>
                </span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
