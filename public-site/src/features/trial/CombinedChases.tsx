import { formatListRank, formatMark } from 'shared-domain';
import type { CombinedPart, ResultList, ResultRow } from 'shared-domain/contract';
import { formatDisciplineText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

/** Those who may still win a place on the podium are shown at once, the others on demand. */
const MAX_SHOWN = 3;

const BASIS_KEYS = { mark: 'chase.mark', sb: 'chase.sb', pb: 'chase.pb' } as const;

/** Before the last discipline of a combined event, what each athlete needs there to pass the one ahead. */
export function CombinedChases({ list }: { readonly list: ResultList }) {
  const { t, language } = useText();
  const part = list.parts?.at(-1);
  const chasing = list.rows.filter(({ chase }) => chase !== undefined);
  if (part === undefined || chasing.length === 0) return null;
  const others = chasing.slice(MAX_SHOWN);
  const lines = { part, listLength: list.rows.length };
  return (
    <section className="chases" aria-labelledby="chases">
      <h2 id="chases">{t('chase.title', { event: formatDisciplineText(part, language) })}</h2>
      <ChaseLines {...lines} rows={chasing.slice(0, MAX_SHOWN)} />
      {others.length > 0 && (
        <details>
          <summary>{t('chase.more', { count: others.length })}</summary>
          <ChaseLines {...lines} rows={others} />
        </details>
      )}
    </section>
  );
}

interface ChaseLinesProps {
  readonly rows: readonly ResultRow[];
  readonly part: CombinedPart;
  readonly listLength: number;
}

function ChaseLines({ rows, part, listLength }: ChaseLinesProps) {
  const { t } = useText();
  return (
    <ul>
      {rows.map(
        ({ rank, last, first, bib, chase }) =>
          chase !== undefined && (
            <li key={`${bib} ${last} ${first}`}>
              <span className="num">{formatListRank(rank, listLength)}</span>
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
  );
}
