import { findCategory, formatCategoryCode, formatTrialGroup } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { DelayedState } from '../../../components/chips/DelayedState.tsx';
import { SexChip } from '../../../components/chips/SexChip.tsx';
import { buildGroupPath, buildTrialPath } from '../../../components/page/challenge-paths.ts';
import { formatEventText, formatRoundText } from '../../../components/trial-title.ts';
import { type Language, useText } from '../../../locales/use-text.ts';
import type { ProgrammeItem } from '../programme.ts';
import { buildProgrammeGrid } from './programme-grid.ts';

const formatItemEvent = (item: ProgrammeItem, language: Language): string =>
  formatEventText({ ...item, group: item.groupName }, language, item.kind);

/** The programme as a table: a row for each event, a column for each category. */
export function ProgrammeGrid({ items }: { readonly items: readonly ProgrammeItem[] }) {
  const { t, language } = useText();
  const { categories, rows } = buildProgrammeGrid(items);
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="grid-scroll" aria-label={t('programme.grid.scroll')} tabIndex={0}>
      <table className="programme-grid">
        <caption className="sr">{t('programme')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('programme.grid.event')}</th>
            {categories.map((category) => (
              <th key={category} scope="col" title={findCategory(category)?.name[language]}>
                {formatCategoryCode(category, language)} <SexChip category={category} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, first, cells }) => (
            <tr key={key}>
              <th scope="row">
                {first.trial?.round === 'c'
                  ? formatTrialGroup(first.trial, language)
                  : formatItemEvent(first, language)}
              </th>
              {categories.map((category) => (
                <td key={category}>
                  {cells.get(category)?.map((item) => (
                    <Heat key={item.key} item={item} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heat({ item }: { readonly item: ProgrammeItem }) {
  const { language } = useText();
  const { trial } = item;
  const path = trial === undefined ? buildGroupPath(item.chOID, item.gOID) : buildTrialPath(trial.chOID, trial.oid);
  const round =
    trial?.round === 'c' ? formatItemEvent(item, language) : trial && formatRoundText(trial, language, item.kind);
  return (
    <Link to={path} className="grid-heat">
      <time dateTime={new Date(item.startMs).toISOString()}>{item.time}</time>
      <span className="sub">{round}</span>
      {trial !== undefined && <DelayedState trial={trial} />}
    </Link>
  );
}
