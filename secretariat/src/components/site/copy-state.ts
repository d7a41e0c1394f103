import { formatLocalTime } from 'shared-domain';
import type { SiteAnswer } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';
import { formatToSecond } from '../time/format-instant.ts';

/** A sentence about the copy, and whether it is well. */
export interface CopyState {
  readonly kind: 'well' | 'late' | 'wrong';
  readonly text: string;
}

/** Without an answer for this long the copy is late, ms. */
const LATE_MS = 60_000;
const MINUTE_MS = 60_000;

interface Place {
  readonly tz: string;
  readonly language: Language;
}

const formatSecond = (instant: string, { tz, language }: Place): string =>
  formatToSecond(instant, tz, language).split(' ').at(-1) ?? '';

/** How old the public copy is, as organisers of the stadium and of the public server read it (officials 4.3). */
export function describeCopy({ link, hold, now }: SiteAnswer, t: Translate, place: Place): CopyState | undefined {
  if (link?.state === 'taken')
    return { kind: 'wrong', text: t('copy.taken', { time: formatLocalTime(link.changed, place.tz) }) };
  if (link?.state === 'on' || link?.state === 'returning') return describeLink(link, Date.parse(now), t, place);
  if (hold?.state !== 'held') return undefined;
  const { holder, since, seen, pending } = hold;
  const lateMs = Date.parse(now) - Date.parse(seen);
  const values = { holder, since: formatLocalTime(since, place.tz) };
  const waiting = pending === 0 ? '' : t('copy.held.waiting', { count: pending });
  return lateMs > LATE_MS
    ? { kind: 'late', text: t('copy.held.late', { ...values, count: Math.floor(lateMs / MINUTE_MS), waiting }) }
    : { kind: 'well', text: t('copy.held', { ...values, time: formatSecond(seen, place) }) };
}

/** By how much this server’s clock is off the public one’s; under a minute in seconds. */
function describeClock(clockAhead: number, t: Translate): string {
  const seconds = Math.abs(clockAhead);
  const by = seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return t(clockAhead > 0 ? 'copy.clock.ahead' : 'copy.clock.behind', { by });
}

function describeLink(
  { refused, pending, contacted, fault, changed, clockAhead }: NonNullable<SiteAnswer['link']>,
  now: number,
  t: Translate,
  place: Place,
): CopyState {
  if (fault === 'session') return { kind: 'wrong', text: t('copy.session') };
  if (refused.length > 0) return { kind: 'wrong', text: t('copy.refused', { count: refused.length }) };
  const lateMs = now - Date.parse(contacted ?? changed);
  if (lateMs > LATE_MS || contacted === undefined)
    return { kind: 'late', text: t('copy.late', { minutes: Math.floor(lateMs / MINUTE_MS), count: pending }) };
  if (clockAhead !== undefined) return { kind: 'late', text: describeClock(clockAhead, t) };
  return { kind: 'well', text: t('copy.well', { time: formatSecond(contacted, place) }) };
}
