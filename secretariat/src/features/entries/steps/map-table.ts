import { findFederation, findFederationTable } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { Mapping } from '../check/fields.ts';
import { mapColumns } from '../check/match-columns.ts';
import type { SourceTable } from '../read/source-table.ts';

/** Assigns the columns of a table to fields, with the date and categories of the competition. */
export const mapTable = (table: SourceTable, { date, rtype }: Challenge): Mapping =>
  mapColumns(table, { firstDay: date, categories: findFederationTable(findFederation(rtype)) });
