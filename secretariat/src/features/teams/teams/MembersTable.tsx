import { formatCategory } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';
import type { Member } from './team-edits.ts';
import '../../../components/table/table.css';

interface Props {
  readonly members: readonly Member[];
  /** undefined for who only reads, and on paper. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly onChosen?: (chosen: ReadonlySet<string>) => void;
}

export const memberKey = ({ auid, bib, last, first }: Member): string => [auid, bib, last, first].join('|');

/** Who is in a team, and in which events. */
export function MembersTable({ members, chosen, onChosen }: Props) {
  const { t, language } = useText();
  const hasBibs = members.some(({ bib }) => bib !== undefined);
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChosen?.(next);
  };
  return (
    <table className="tbl dense">
      <caption className="sr">{t('teams.members', { count: members.length })}</caption>
      <thead>
        <tr>
          {chosen !== undefined && (
            <th scope="col">
              <input
                type="checkbox"
                className="cb-box"
                aria-label={t('table.choose.all')}
                checked={members.length > 0 && chosen.size === members.length}
                onChange={({ target }) => onChosen?.(new Set(target.checked ? members.map(memberKey) : []))}
              />
            </th>
          )}
          {hasBibs && <th scope="col">{t('starts.col.bib')}</th>}
          <th scope="col">{t('starts.col.athlete')}</th>
          <th scope="col">{t('starts.col.category')}</th>
          <th scope="col">{t('teams.events')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => {
          const key = memberKey(member);
          const name = [member.last, member.first].filter(Boolean).join(' ');
          return (
            <tr key={key}>
              {chosen !== undefined && (
                <td>
                  <input
                    type="checkbox"
                    className="cb-box"
                    aria-label={t('table.choose', { name })}
                    checked={chosen.has(key)}
                    onChange={() => toggle(key)}
                  />
                </td>
              )}
              {hasBibs && <td className="num">{member.bib}</td>}
              <th scope="row">
                {name} {member.relay && <span className="chip">{t('teams.relay')}</span>}
              </th>
              <td>{formatCategory(member.category, language)}</td>
              <td>{member.events.map(({ group }) => group).join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
