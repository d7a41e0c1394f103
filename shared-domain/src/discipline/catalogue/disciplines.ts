import type { Discipline } from './discipline.ts';
import { FIELD_ROWS } from './field-rows.ts';
import { HURDLE_ROWS } from './hurdle-rows.ts';
import { makeDiscipline } from './make-discipline.ts';
import { RACE_ROWS } from './race-rows.ts';
import { WALK_AND_RELAY_ROWS } from './walk-and-relay-rows.ts';

/** The sources of the catalogue. */
export const CATALOGUE_EDITION =
  'FFA tables and athle.fr labels 2022–2026, Swiss Athletics 2020; entries marked completed are our own';

let catalogue: readonly Discipline[] | undefined;

/**
 * The discipline catalogue, in the order of its ids; built at the first call.
 * @example listDisciplines()[0]?.label.fr // '50 m'
 */
export function listDisciplines(): readonly Discipline[] {
  catalogue ??= [...RACE_ROWS, ...HURDLE_ROWS, ...WALK_AND_RELAY_ROWS, ...FIELD_ROWS].flatMap(
    (row) => makeDiscipline(row) ?? [],
  );
  return catalogue;
}
