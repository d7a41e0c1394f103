import { formatListRank, formatMark } from 'shared-domain';
import type { CombinedPart, ResultList, ResultRow } from 'shared-domain/contract';
import { AthleteName } from '../../components/perf-table/cells/AthleteName.tsx';
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
  const lines = { part, all: list.rows };
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
  /** Those of the whole list: who is ahead is one of them. */
  readonly all: readonly ResultRow[];
}

function ChaseLines({ rows, part, all }: ChaseLinesProps) {
  const { t } = useText();
  return (
    <ul>
      {rows.map(({ chase, ...row }) => {
        const rival = all.find(({ last, first }) => last === chase?.last && first === chase.first);
        return (
          chase !== undefined && (
            <li key={`${row.bib} ${row.last} ${row.first}`}>
              <span className="num">{formatListRank(row.rank, all.length)}</span>
              <AthleteName row={row} />
              <span className="chase">
                <b className="figure">{formatMark(chase.mark, part)}</b> {t('chase.pass')}{' '}
                <AthleteName row={rival ?? chase} />{' '}
                <span className="sub">{t(BASIS_KEYS[chase.by], { mark: formatMark(chase.rival, part) })}</span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
