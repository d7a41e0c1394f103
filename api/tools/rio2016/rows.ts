import type { UploadResult, UploadStart } from 'shared-domain/contract';
import type { RioBests } from './bests.ts';
import { RIO_SEX, type RioEvent } from './events.data.ts';
import { rioBars, rioComment, rioPerformance, rioSeries, rioVerticalSeries } from './marks.ts';
import type { RioRow, RioUnit } from './source.ts';
import { eventOf, roundOf } from './trial.ts';

/** Who a row is about. Athletes keep the file's own number, so that the parts of a combined event find each other. */
function identityOf(row: RioRow, category: number): Omit<UploadStart, 'pe'> {
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

/** Pool of a field event's qualification, `A` or `B`: each had its own bars. */
const poolOf = (row: RioRow): string => row.group?.slice(0, 1) ?? '';

function attemptsOf(row: RioRow, unit: RioUnit, event: RioEvent): UploadResult['attempts'] {
  if (event.kind !== 'vertical') return rioSeries(row);
  const pool = unit.results.filter((other) => poolOf(other) === poolOf(row));
  const contest = [...new Set(pool.flatMap((other) => rioBars(other).map(({ h }) => h)))].sort((a, b) => a - b);
  return rioVerticalSeries(row, contest);
}

export function resultOf(row: RioRow, unit: RioUnit): UploadResult {
  const event = eventOf(unit);
  const raced = event.kind === 'race' || event.kind === 'relay';
  const attempts = attemptsOf(row, unit, event);
  const comment = rioComment(row.performance);
  return {
    ...identityOf(row, RIO_SEX[unit.gender].category),
    prf: rioPerformance(row.performance, event.kind),
    ...(raced && row.rank !== undefined ? { rank: Number(row.rank) } : {}),
    ...(row.qualification === undefined ? {} : { qualified: row.qualification }),
    ...(row.reactionTime === undefined ? {} : { reaction: Math.round(Number(row.reactionTime) * 1000) }),
    ...(attempts === undefined ? {} : { attempts }),
    ...(comment === undefined ? {} : { comment }),
  };
}

/** Heat of a unit as the entries write it: `h3`, `s1`; nothing for a final; pools of a qualification differ by athlete. */
function entryHeat(unit: RioUnit, row: RioRow): string | undefined {
  if (unit.roundName === 'Qualification') return `q${poolOf(row)}`;
  const { code, heat } = roundOf(unit);
  return code === 'f' ? undefined : `${code}${heat}`;
}

/** Start list of a unit, in start order where the file still knows it for everybody, else by name. */
export function startsOf(unit: RioUnit, bests: RioBests): UploadStart[] {
  const category = RIO_SEX[unit.gender].category;
  const rows = unit.results.map((row) => {
    const open = unit.athlon === undefined && row.tpAthleteId !== undefined;
    const pe = open ? bests.before(row.tpAthleteId, unit.eventCode) : undefined;
    const odr = open ? bests.order(row.tpAthleteId, unit.eventCode, entryHeat(unit, row)) : undefined;
    return { entry: { ...identityOf(row, category), ...(pe === undefined ? {} : { pe }) }, odr };
  });
  const orders = rows.map(({ odr }) => odr);
  const known = new Set(orders).size === rows.length && !orders.includes(undefined);
  if (known) return rows.map(({ entry, odr }) => ({ ...entry, odr })).sort((a, b) => (a.odr ?? 0) - (b.odr ?? 0));
  return rows.map(({ entry }) => entry).sort((a, b) => (a.last ?? '').localeCompare(b.last ?? '', 'fr'));
}
