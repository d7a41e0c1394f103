import { useState } from 'react';
import { formatDiscipline, isLongRace } from 'shared-domain';
import type { Challenge, Group, RoundsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useResultsQuery } from '../../api/challenge-endpoints.ts';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { EntryList } from '../../components/lists/EntryList.tsx';
import { GroupLists } from '../../components/lists/GroupLists.tsx';
import { groupSections } from '../../components/lists/group-sections.ts';
import { shortDay } from '../../components/page/dates.ts';
import { groupPath } from '../../components/page/trial-path.ts';
import { RaceTop } from '../../components/race-list/RaceTop.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { useText } from '../../locales/use-text.ts';

interface FamilyGroupProps {
  readonly challenge: Challenge;
  readonly group: Group;
  readonly rounds: RoundsAnswer['rounds'];
  readonly tab: 'resultats' | 'engages';
  readonly open: boolean;
}

/** One event of a family; its lists are loaded when it is opened. */
export function FamilyGroup({ challenge, group, rounds, tab, open }: FamilyGroupProps) {
  const { t, language } = useText();
  const [opened, setOpened] = useState(open);
  const race = rounds
    .flatMap(({ heats }) => heats)
    .find((heat) => heat.gOID === group.oid && isLongRace(heat, challenge.kind));
  return (
    <details className="of-family" open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <b>{formatDiscipline(group, language)}</b> <SexChip category={group.category} />{' '}
        <CategoryChip category={group.category} />{' '}
        <span className="when">{shortDay(group.date.slice(0, 10), language)}</span>
      </summary>
      {opened && (
        <>
          <Link className="link" to={groupPath(challenge.oid, group.oid)}>
            {t('family.whole')}
          </Link>
          {tab === 'engages' ? (
            <EntryList
              chOID={challenge.oid}
              gOID={group.oid}
              group={group}
              caption={`${group.name}, ${t('tab.entries')}`}
              kind={challenge.kind}
            />
          ) : race !== undefined ? (
            <RaceTop race={race} kind={challenge.kind} />
          ) : (
            <Results challenge={challenge} group={group} rounds={rounds} />
          )}
        </>
      )}
    </details>
  );
}

function Results({ challenge, group, rounds }: Pick<FamilyGroupProps, 'challenge' | 'group' | 'rounds'>) {
  const results = useResultsQuery({ chOID: challenge.oid, groupOID: group.oid });
  return (
    <QueryState query={results} rows={6}>
      {({ results: lists }) => (
        <GroupLists sections={groupSections(rounds, group.oid)} lists={lists} tab="resultats" challenge={challenge} />
      )}
    </QueryState>
  );
}
