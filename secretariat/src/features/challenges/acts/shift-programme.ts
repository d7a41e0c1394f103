import { findLocalDay, formatLocalTime } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { parseLocalTime } from '../../../components/time/clock.ts';

const DAY_MS = 86_400_000;

/** Whole days from one ISO day to another. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const addDaysTo = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A programme some days later, at the same local times, without winds. */
export function shiftProgramme(programme: readonly ProgrammeTrial[], days: number, tz: string): readonly UploadTrial[] {
  return programme.map(({ uid, group, name, date, g0, g1, category, round, heat, dets }) => {
    const { wind: _, ...others } = dets;
    const movedDate = parseLocalTime(addDaysTo(findLocalDay(date, tz), days), formatLocalTime(date, tz), tz) ?? date;
    return { uid, group, name, date: movedDate, g0, g1, category, round, heat, dets: others };
  });
}
