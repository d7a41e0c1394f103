import { useMemo } from 'react';
import { findFederation, findFederationTable } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { CompetitionLists } from '../../../api/competition-lists.ts';
import { useText } from '../../../locales/use-text.ts';
import { checkTable } from '../check/check-table.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import { Programme } from '../check/programme.ts';
import type { ImportState } from '../import-state.ts';

const NO_ROWS: readonly CheckedRow[] = [];

/** The programme of a competition, empty until its lists are loaded. */
export function useEntryProgramme({ date, rtype }: Challenge, current: CompetitionLists | undefined): Programme {
  const categories = findFederationTable(findFederation(rtype));
  return useMemo(
    () => new Programme(current?.groups ?? [], date, current?.trialsData, categories),
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
  return useMemo(
    () =>
      table === undefined || mapping === undefined || current === undefined
        ? NO_ROWS
        : checkTable(table, {
            mapping,
            programme,
            firstDay: date,
            categories,
            language,
            ...(fixes === undefined ? {} : { fixes }),
            ...(everyEvent === undefined ? {} : { everyEvent }),
            skipped: new Set(skipped),
          }),
    [table, mapping, fixes, skipped, everyEvent, programme, current, date, categories, language],
  );
}
