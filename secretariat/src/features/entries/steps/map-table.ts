import { findFederation, findFederationTable } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { Mapping } from '../check/fields.ts';
import { mapColumns } from '../check/match-columns.ts';
import type { SourceTable } from '../read/source-table.ts';

/** Which column of a table says what, for entries of a competition. */
export const mapTable = (table: SourceTable, { date, rtype }: Challenge): Mapping =>
  mapColumns(table, { day: date, categories: findFederationTable(findFederation(rtype)) });
