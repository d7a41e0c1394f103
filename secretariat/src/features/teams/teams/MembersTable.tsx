import { formatCategory } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { formatEventName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import type { Member } from './team-edits.ts';
import '../../../components/table/table.css';

interface Props {
  readonly members: readonly Member[];
  readonly programme: readonly ProgrammeTrial[];
  /** Keys of the chosen members; undefined without checkboxes, for users who may only read and on paper. */
  readonly chosenKeys?: ReadonlySet<string> | undefined;
  readonly onChoose?: (chosenKeys: ReadonlySet<string>) => void;
}

export const makeMemberKey = ({ auid, bib, last, first }: Member): string => [auid, bib, last, first].join('|');

/** The members of a team and their events. */
export function MembersTable({ members, programme, chosenKeys, onChoose }: Props) {
  const { t, language } = useText();
  const eventNames = new Map(programme.map((trial) => [trial.gOID, formatEventName(trial, language)]));
  const hasBibs = members.some(({ bib }) => bib !== undefined);
  const toggle = (key: string) => {
    const next = new Set(chosenKeys);
    if (!next.delete(key)) next.add(key);
    onChoose?.(next);
  };
  return (
    <table className="tbl dense">
      <caption className="sr">{t('teams.members', { count: members.length })}</caption>
      <thead>
        <tr>
          {chosenKeys !== undefined && (
            <th scope="col">
              <input
                type="checkbox"
                className="cb-box"
                aria-label={t('table.choose.all')}
                checked={members.length > 0 && chosenKeys.size === members.length}
                onChange={({ target }) => onChoose?.(new Set(target.checked ? members.map(makeMemberKey) : []))}
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
          const key = makeMemberKey(member);
          const name = [member.last, member.first].filter(Boolean).join(' ');
          return (
            <tr key={key}>
              {chosenKeys !== undefined && (
                <td>
                  <input
                    type="checkbox"
                    className="cb-box"
                    aria-label={t('table.choose', { name })}
                    checked={chosenKeys.has(key)}
                    onChange={() => toggle(key)}
                  />
                </td>
              )}
              {hasBibs && <td className="num">{member.bib}</td>}
              <th scope="row">
                {name} {member.relay && <span className="chip">{t('teams.relay')}</span>}
              </th>
              <td>{formatCategory(member.category, language)}</td>
              <td>{member.events.map(({ gOID, group }) => eventNames.get(gOID) ?? group).join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
