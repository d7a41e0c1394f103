import { TZDate } from '@date-fns/tz';
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import {
  findFamily,
  findStartTime,
  formatLocalTime,
  formatRound,
  formatRoundName,
  formatTrialGroup,
  isTimedFinal,
  isTrackEvent,
  type Language,
  removeUnsafeText,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { presentChallenge } from '../../../presenters/challenge.ts';
import { presentRounds } from '../../../presenters/group.ts';
import type { Context } from '../../context/context.ts';
import { createMissingChallengeRefusal } from '../../context/programme.ts';
import type { CachedDocument } from '../document-cache.ts';
import { SHEET_WORDS } from '../sheet/words.ts';

interface CalendarFilter {
  readonly family?: readonly number[] | undefined;
  readonly category?: readonly number[] | undefined;
  readonly lang: Language;
}

/** Minutes that a calendar shows for an event, as no programme says how long it takes. */
const TRACK_MINUTES = 15;
const FIELD_MINUTES = 90;

/** Whether a filter lets a value pass: an absent or empty one lets all pass. */
const isSelected = (list: readonly number[] | undefined, value: number): boolean =>
  list === undefined || list.length === 0 || list.includes(value);

/** Start of a round’s first heat and its end, after the last heat. */
function findSpan(heats: readonly Trial[], tz: string): { start: Date; end: Date } {
  const times = heats.map((heat) => Date.parse(findStartTime(heat)));
  const minutes = isTrackEvent(heats[0]?.g0 ?? 0) ? TRACK_MINUTES : FIELD_MINUTES;
  return {
    start: new TZDate(Math.min(...times), tz),
    end: new TZDate(Math.max(...times) + minutes * 60_000, tz),
  };
}

const isCancelled = ({ status }: Trial): boolean => status === TRIAL_STATUS.cancelled;

function describeHeats(heats: readonly Trial[], tz: string, language: Language): string {
  if (heats.length === 1) return '';
  const { colon } = SHEET_WORDS[language];
  return heats
    .map((heat) => `${formatRound(heat, language)}${colon}${formatLocalTime(findStartTime(heat), tz)}`)
    .join('\n');
}

/** The name of a round, whose heats are one entry of the calendar; timed finals are named so. */
const describeRound = ({ round, heats, rounds }: Trial, language: Language): string =>
  isTimedFinal({ round, heats, rounds }) ? SHEET_WORDS[language].timedFinals : formatRoundName(round, language);

/** One line without control characters, which calendars do not allow (RFC 5545, 3.1); old stored names may have them. */
const flattenText = (text: string): string =>
  removeUnsafeText(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();

/** A programme as a calendar (RFC 5545): one event with a lasting uid for each round of a group. */
export function formatCalendar(
  challenge: Challenge,
  trials: readonly Trial[],
  filter: CalendarFilter,
  now: Date,
): string {
  const { oid, name, tz, kind, metadata } = challenge;
  const { lang } = filter;
  const calendar = ical({
    // The library does not escape it, unlike the texts of events.
    name: escapeText(flattenText(name), false),
    // Time stamps are in UTC; events are in the stadium's zone, which the file describes.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    x: { 'X-WR-TIMEZONE': tz },
    prodId: { company: 'Foulee', product: 'Foulee', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // Seconds after which a calendar program loads the file again.
    ttl: 15 * 60,
    scale: 'gregorian',
  });
  const selectedTrials = trials.filter(
    (trial) => isSelected(filter.family, findFamily(trial, kind)) && isSelected(filter.category, trial.category),
  );
  for (const { gOID, round, heats } of presentRounds(selectedTrials)) {
    const [first] = heats;
    if (first === undefined) continue;
    const activeHeats = heats.filter((heat) => !isCancelled(heat));
    const code = round === 'c' ? `c-${first.g0}-${first.g1}` : round;
    calendar.createEvent({
      id: encodeURI(`${oid}.${gOID}.${code}@foulee`),
      sequence: Math.max(...heats.map(({ revision }) => revision)),
      ...findSpan(activeHeats.length === 0 ? heats : activeHeats, tz),
      timezone: tz,
      stamp: now,
      lastModified: new Date(Math.max(...heats.map(({ updated }) => Date.parse(updated)))),
      summary: flattenText(`${formatTrialGroup(first, lang)} – ${describeRound(first, lang)}`),
      description: describeHeats(heats, tz, lang),
      location: flattenText([metadata.place, name].filter((part) => part !== undefined).join(' – ')),
      status: activeHeats.length === 0 ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** A challenge’s calendar at its revision. */
export async function buildCalendar(ctx: Context, chOID: string, filter: CalendarFilter): Promise<CachedDocument> {
  return ctx.store.transaction(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const challenge = presentChallenge(programme.challenge);
    if (!challenge.visible) throw createMissingChallengeRefusal(chOID);
    const text = formatCalendar(challenge, programme.trials, filter, new Date(challenge.updated));
    return { revision: challenge.revision, bytes: Buffer.from(text) };
  });
}
