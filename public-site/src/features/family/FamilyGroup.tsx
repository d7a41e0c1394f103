import { useState } from 'react';
import { findLocalDay, formatGroupTitle, isLongRace } from 'shared-domain';
import type { Challenge, Group, RoundsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useResultsQuery } from '../../api/challenge-endpoints.ts';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { useFreshness } from '../../components/freshness.ts';
import { EntryList } from '../../components/lists/EntryList.tsx';
import { GroupLists } from '../../components/lists/GroupLists.tsx';
import { listGroupSections } from '../../components/lists/group-sections.ts';
import { buildGroupPath } from '../../components/page/challenge-paths.ts';
import { formatShortDay } from '../../components/page/dates.ts';
import { RaceTop } from '../../components/race-list/RaceTop.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { formatEventText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

interface FamilyGroupProps {
  readonly challenge: Challenge;
  readonly group: Group;
  readonly rounds: RoundsAnswer['rounds'];
  readonly tab: 'resultats' | 'engages';
  readonly isInitiallyOpen: boolean;
}

/** One event of a family; its lists are loaded when it is opened. */
export function FamilyGroup({ challenge, group, rounds, tab, isInitiallyOpen }: FamilyGroupProps) {
  const { t, language } = useText();
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const race = rounds
    .flatMap(({ heats }) => heats)
    .find((heat) => heat.gOID === group.oid && isLongRace(heat, challenge.kind));
  return (
    <details
      className="of-family"
      open={isInitiallyOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <b>{formatEventText({ ...group, group: group.name }, language, challenge.kind)}</b>{' '}
        <SexChip category={group.category} /> <CategoryChip category={group.category} categories={group.categories} />{' '}
        <span className="when">{formatShortDay(findLocalDay(group.date, challenge.tz), language)}</span>
      </summary>
      {isOpen && (
        <>
          <Link className="link" to={buildGroupPath(challenge.oid, group.oid)}>
            {t('family.whole')}
          </Link>
          {tab === 'engages' ? (
            <EntryList
              chOID={challenge.oid}
              gOID={group.oid}
              group={group}
              caption={`${formatGroupTitle(group.name, group, language)}, ${t('tab.entries')}`}
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
  const { pollingInterval } = useFreshness();
  const results = useResultsQuery({ chOID: challenge.oid, groupOID: group.oid }, { pollingInterval });
  return (
    <QueryState query={results} rows={6}>
      {({ results: lists }) => (
        <GroupLists
          sections={listGroupSections(rounds, group.oid)}
          lists={lists}
          tab="resultats"
          challenge={challenge}
        />
      )}
    </QueryState>
  );
}
