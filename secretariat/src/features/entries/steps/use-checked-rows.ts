import { useMemo } from 'react';
import { findContestCategories, findFederation, findFederationTable } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { CompetitionLists } from '../../../api/competition-lists.ts';
import { useKnownClubsQuery } from '../../../api/register.ts';
import { useText } from '../../../locales/use-text.ts';
import { checkHeldBibs } from '../check/check-held-bibs.ts';
import { checkTable } from '../check/check-table.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import { Programme } from '../check/programme.ts';
import type { ImportState } from '../import-state.ts';

const NO_ROWS: readonly CheckedRow[] = [];

const findGroupUid = (trialUid: string): string => trialUid.slice(0, trialUid.lastIndexOf('-'));

/**
 * The events with a trial, and the categories that they are for. An event whose trials were all deleted is no longer in the programme: an
 * entry creates it again.
 */
export function listHeldGroups({ groups, trialsData }: Pick<CompetitionLists, 'groups' | 'trialsData'>) {
  const groupNames = new Set(trialsData.map(({ group }) => group));
  // A part of a combined event may have the uid of another event's heats.
  const trialsByGroup = Map.groupBy(
    trialsData.filter(({ round }) => round !== 'c'),
    ({ uid }) => findGroupUid(uid),
  );
  return groups
    .filter(({ uid, name }) => groupNames.has(name) || trialsByGroup.has(uid))
    .map((group) => ({ ...group, categories: findContestCategories(trialsByGroup.get(group.uid) ?? []) }));
}

/** The programme of a competition, empty until its lists are loaded. */
export function useEntryProgramme({ date, rtype }: Challenge, current: CompetitionLists | undefined): Programme {
  const categories = findFederationTable(findFederation(rtype));
  return useMemo(
    () => new Programme(current === undefined ? [] : listHeldGroups(current), date, current?.trialsData, categories),
    [current, date, categories],
  );
}

/** The checked rows of the file; none until the competition's lists are loaded. */
export function useCheckedRows(
  state: ImportState,
  challenge: Challenge,
  current: CompetitionLists | undefined,
): readonly CheckedRow[] {
  const { language } = useText();
  const { table, mapping, fixes, skipped, everyEvent } = state;
  const { date, rtype } = challenge;
  const categories = findFederationTable(findFederation(rtype));
  const programme = useEntryProgramme(challenge, current);
  const { data: knownClubs } = useKnownClubsQuery(challenge.oid);
  return useMemo(
    () =>
      table === undefined || mapping === undefined || current === undefined
        ? NO_ROWS
        : checkHeldBibs(
            checkTable(table, {
              mapping,
              programme,
              firstDay: date,
              categories,
              language,
              ...(fixes === undefined ? {} : { fixes }),
              ...(everyEvent === undefined ? {} : { everyEvent }),
              skipped: new Set(skipped),
              ...(knownClubs === undefined ? {} : { knownClubs }),
            }),
            current.startlists,
          ),
    [table, mapping, fixes, skipped, everyEvent, programme, current, date, categories, language, knownClubs],
  );
}
