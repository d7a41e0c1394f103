import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  collectResultPoints,
  DEFAULT_YOUTH_TABLE,
  type EventRef,
  findCategory,
  findGrade,
  findTriathlonLevel,
  hasFrenchLicence,
  hasNoMark,
  isU16OrYounger,
  type LevelTable,
  type PointsTable,
  parseLevelTable,
  parsePointsTable,
  parseYouthTable,
  provideYouthCombinedTables,
  scorePerformance,
  scoreYouth,
  type TableError,
  unpackFlag,
  type YouthTable,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { readTableFile } from './table-file.ts';

/** Tables of international points (Q34); an event that the first one lacks is looked up in the next. */
const INTERNATIONAL_TABLES = ['wa-2025', 'ffa-hungarian'];
/** Event number (`g0`) of the youth triathlon, whose points give a level. */
const YOUTH_TRIATHLON = 800_003;
const LEVEL_TABLE = 'ffa-levels';
/** Tables of youth combined events: the triathlon's, and those with youth implements. */
const COTATION_TABLE = 'ffa-cotation';
const YOUTH_COMBINED_TABLE = 'ffa-combined';

/** The tables that the project comes with. */
const BUILT_IN_FOLDER = dirname(createRequire(import.meta.url).resolve('shared-domain/tables/wa-2025.json'));

type Points = NonNullable<ResultRow['pts']>;
type ScorableRow = Pick<ResultRow, 'prf' | 'category' | 'pts' | 'club' | 'country'>;

/** The points of every mark by the tables loaded at the start; a missing table gives none (Q15). */
export interface PointsTables {
  readonly editions: { readonly lvl?: string; readonly hun?: string; readonly yth?: string };
  /** @param category of the trial, where the row has none */
  scoreRow(row: ScorableRow, event: EventRef, category: number, isYouth: boolean): Points | undefined;
}

/** Which field of `pts` ranks the performances of a challenge: that of its flag's points table, by default the first (Q5). */
export function findPointsField(flag: number): 'hun' | 'cmb' | 'yth' {
  const parts = unpackFlag(flag);
  if ('error' in parts || parts.table <= 1) return 'hun';
  return parts.table === 2 ? 'cmb' : 'yth';
}

/** The project's own tables by path, read once: they are the same for every server of a process. */
const builtInTables = new Map<string, object>();

function readTable<T extends object>(
  folders: readonly string[],
  name: string,
  parse: (json: unknown) => T | TableError,
): T | undefined {
  const path = folders.map((folder) => join(folder, `${name}.json`)).find((file) => existsSync(file));
  if (path === undefined) return undefined;
  if (dirname(path) !== BUILT_IN_FOLDER) return readTableFile(path, parse);
  const table = (builtInTables.get(path) as T | undefined) ?? readTableFile(path, parse);
  builtInTables.set(path, table);
  return table;
}

interface LoadedTables {
  readonly international: readonly PointsTable[];
  readonly levels: LevelTable | undefined;
  readonly youth: YouthTable | undefined;
}

/** Points of the first table that has the event. */
function scoreByInternationalTables(
  tables: readonly PointsTable[],
  event: EventRef,
  sex: 1 | 2 | 3,
  row: ScorableRow,
  code?: string,
) {
  for (const table of tables) {
    const points = scorePerformance(table, event, sex, row.prf, code);
    if (points >= 0) return points;
  }
  return undefined;
}

function createPointsTables({ international: tables, levels, youth: youthTable }: LoadedTables): PointsTables {
  const [first] = tables;
  return {
    editions: {
      ...(levels === undefined ? {} : { lvl: levels.edition }),
      ...(first === undefined ? {} : { hun: first.edition }),
      ...(youthTable === undefined ? {} : { yth: youthTable.edition }),
    },
    scoreRow(row, event, trialCategory, isYouth) {
      // In a race of all ages an athlete without a category may be of either sex.
      if (row.category === undefined && findCategory(trialCategory)?.wildcard === true) return row.pts;
      const category = findCategory(row.category ?? trialCategory) ?? findCategory(trialCategory);
      const sex = category?.sex;
      if (category === undefined || hasNoMark(row.prf) || sex === undefined || sex === 0) return row.pts;
      const { code } = category;
      const hasYouthPoints = youthTable !== undefined && (isYouth || isU16OrYounger(category.id));
      const grade =
        levels === undefined || sex === 3 || !hasFrenchLicence(row)
          ? undefined
          : event.g0 === YOUTH_TRIATHLON && row.prf.v !== undefined
            ? findTriathlonLevel(levels, sex, code, row.prf.v)
            : findGrade(levels, event, sex, row.prf, code);
      const points = collectResultPoints({
        cmb: row.pts?.cmb,
        hun: scoreByInternationalTables(tables, event, sex, row, code),
        lvl: grade?.lvl,
        grade: grade?.lvl === undefined ? grade?.code : undefined,
        yth: hasYouthPoints ? scoreYouth(youthTable, event, { sex, category: code }, row.prf) : undefined,
      });
      return points as Points | undefined;
    },
  };
}

/**
 * Loads the tables; a file in the operator's folder `DATA_DIR/tables` replaces the built-in one of the same name.
 * @throws ConfigError naming the file and the place in it that cannot be read
 */
export function loadPointsTables(dataDir: string, builtInFolder: string = BUILT_IN_FOLDER): PointsTables {
  const folders = [join(dataDir, 'tables'), builtInFolder].filter(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  );
  const youth = readTable(folders, DEFAULT_YOUTH_TABLE, parseYouthTable);
  provideYouthCombinedTables({
    cotation: readTable(folders, COTATION_TABLE, parseYouthTable),
    combined: readTable(folders, YOUTH_COMBINED_TABLE, parsePointsTable),
    youth,
  });
  return createPointsTables({
    international: INTERNATIONAL_TABLES.flatMap((name) => readTable(folders, name, parsePointsTable) ?? []),
    levels: readTable(folders, LEVEL_TABLE, parseLevelTable),
    youth,
  });
}
