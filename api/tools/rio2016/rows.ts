import type { UploadResult, UploadStart } from 'shared-domain/contract';
import type { RioBests } from './bests.ts';
import { RIO_SEX, type RioEvent } from './events.data.ts';
import { convertSeries, convertVerticalSeries, listBars, parseComment, parsePerformance } from './marks.ts';
import type { RioRow, RioUnit } from './source.ts';
import { findEvent, parseRound } from './trial.ts';

/** The athlete or team of a row. `auid` is the file's number, by which the parts of a combined event are connected. */
function buildIdentity(row: RioRow, category: number): Omit<UploadStart, 'pe'> {
  if (row.tpTeamId !== undefined) {
    return {
      last: row.country,
      country: row.country,
      clubName: row.country,
      category,
      relay: { oid: `tp-${row.tpTeamId}`, n: 1, cat: category },
      members: (row.runners ?? []).map(({ familyName, givenName, legNumber }) => ({
        last: familyName.toUpperCase(),
        first: givenName,
        leg: legNumber,
      })),
    };
  }
  return {
    auid: `tp-${row.tpAthleteId}`,
    last: row.familyName?.toUpperCase() ?? '',
    first: row.givenName ?? '',
    category,
    country: row.country,
    clubName: row.country,
    ...(row.dob === undefined ? {} : { dob: row.dob }),
  };
}

/** The pool of a qualification in a field event, `A` or `B`; each had its own bars. */
const findPool = (row: RioRow): string => row.group?.slice(0, 1) ?? '';

function convertAttempts(row: RioRow, unit: RioUnit, event: RioEvent): UploadResult['attempts'] {
  if (event.kind !== 'vertical') return convertSeries(row);
  const pool = unit.results.filter((other) => findPool(other) === findPool(row));
  const contestBars = [...new Set(pool.flatMap((other) => listBars(other).map(({ h }) => h)))].sort((a, b) => a - b);
  return convertVerticalSeries(row, contestBars);
}

export function buildResult(row: RioRow, unit: RioUnit): UploadResult {
  const event = findEvent(unit);
  const isRace = event.kind === 'race' || event.kind === 'relay';
  const attempts = convertAttempts(row, unit, event);
  const comment = parseComment(row.performance);
  return {
    ...buildIdentity(row, RIO_SEX[unit.gender].category),
    prf: parsePerformance(row.performance, event.kind),
    ...(isRace && row.rank !== undefined ? { rank: Number(row.rank) } : {}),
    ...(row.qualification === undefined ? {} : { qualified: row.qualification }),
    ...(row.reactionTime === undefined ? {} : { reaction: Math.round(Number(row.reactionTime) * 1000) }),
    ...(attempts === undefined ? {} : { attempts }),
    ...(comment === undefined ? {} : { comment }),
  };
}

/** The heat of an athlete as the entries write it: `h3`, `s1`, `qA`; undefined for a final. */
function formatEntryHeat(unit: RioUnit, row: RioRow): string | undefined {
  if (unit.roundName === 'Qualification') return `q${findPool(row)}`;
  const { code, heat } = parseRound(unit);
  return code === 'f' ? undefined : `${code}${heat}`;
}

/** Start list of a unit, in start order where the file has it for all athletes, else by name. */
export function buildStarts(unit: RioUnit, bests: RioBests): UploadStart[] {
  const category = RIO_SEX[unit.gender].category;
  const rows = unit.results.map((row) => {
    const isOpenEvent = unit.athlon === undefined && row.tpAthleteId !== undefined;
    const pe = isOpenEvent ? bests.findBests(row.tpAthleteId, unit.eventCode) : undefined;
    const odr = isOpenEvent
      ? bests.findStartOrder(row.tpAthleteId, unit.eventCode, formatEntryHeat(unit, row))
      : undefined;
    return { entry: { ...buildIdentity(row, category), ...(pe === undefined ? {} : { pe }) }, odr };
  });
  const orders = rows.map(({ odr }) => odr);
  const hasFullOrder = new Set(orders).size === rows.length && !orders.includes(undefined);
  if (hasFullOrder)
    return rows.map(({ entry, odr }) => ({ ...entry, odr })).sort((a, b) => (a.odr ?? 0) - (b.odr ?? 0));
  return rows.map(({ entry }) => entry).sort((a, b) => (a.last ?? '').localeCompare(b.last ?? '', 'fr'));
}
