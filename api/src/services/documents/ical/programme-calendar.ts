import { TZDate } from '@date-fns/tz';
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import {
  findFamily,
  formatLocalTime,
  formatRound,
  formatRoundName,
  isTimedFinal,
  isTrackEvent,
  type Language,
  TRIAL_STATUS,
  withoutUnsafeText,
} from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { presentChallenge } from '../../../presenters/challenge.ts';
import { presentRounds } from '../../../presenters/group.ts';
import type { Context } from '../../context/context.ts';
import { createMissingChallengeRefusal } from '../../context/programme.ts';
import type { CachedDocument } from '../document-cache.ts';
import { groupText } from '../sheet/group-text.ts';
import { SHEET_WORDS } from '../sheet/words.ts';

interface CalendarAsked {
  readonly family?: readonly number[] | undefined;
  readonly category?: readonly number[] | undefined;
  readonly lang: Language;
}

/** Nobody says how long an event takes; a calendar shows it for so long, minutes. */
const TRACK_MINUTES = 15;
const FIELD_MINUTES = 90;

const has = (list: readonly number[] | undefined, value: number): boolean =>
  list === undefined || list.length === 0 || list.includes(value);

/** Start of a round’s first heat and its end, after the last heat. */
function findSpan(heats: readonly Trial[], tz: string): { start: Date; end: Date } {
  const times = heats.map(({ date }) => Date.parse(date));
  const minutes = isTrackEvent(heats[0]?.g0 ?? 0) ? TRACK_MINUTES : FIELD_MINUTES;
  return {
    start: new TZDate(Math.min(...times), tz),
    end: new TZDate(Math.max(...times) + minutes * 60_000, tz),
  };
}

const isCancelled = ({ status }: Trial): boolean => status === TRIAL_STATUS.cancelled;

function describe(heats: readonly Trial[], tz: string, language: Language): string {
  if (heats.length === 1) return '';
  const { colon } = SHEET_WORDS[language];
  return heats.map((heat) => `${formatRound(heat, language)}${colon}${formatLocalTime(heat.date, tz)}`).join('\n');
}

/** «Séries» of a calendar are one entry: the round, and of timed finals that they are. */
const describeRound = ({ round, heats, rounds }: Trial, language: Language): string =>
  isTimedFinal({ round, heats, rounds }) ? SHEET_WORDS[language].timedFinals : formatRoundName(round, language);

/** Names stored before they were held to one line: no calendar takes a control character (RFC 5545, 3.1). */
const oneLine = (text: string): string =>
  withoutUnsafeText(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();

/** A programme as RFC 5545: one event for each round of a group, of the same uid for as long as the round is there. */
export function programmeCalendar(
  challenge: Challenge,
  trials: readonly Trial[],
  asked: CalendarAsked,
  now: Date,
): string {
  const { oid, name, tz, kind, metadata } = challenge;
  const { lang } = asked;
  const calendar = ical({
    // Written as it is given, unlike the texts of events.
    name: escapeText(oneLine(name), false),
    // The calendar's own stamps are in UTC; each event is in the stadium's zone, which is described in the file.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    x: { 'X-WR-TIMEZONE': tz },
    prodId: { company: 'Foulee', product: 'Foulee', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
    scale: 'gregorian',
  });
  const wanted = trials.filter(
    (trial) => has(asked.family, findFamily(trial, kind)) && has(asked.category, trial.category),
  );
  for (const { gOID, round, heats } of presentRounds(wanted)) {
    const [first] = heats;
    if (first === undefined) continue;
    const standing = heats.filter((heat) => !isCancelled(heat));
    const code = round === 'c' ? `c-${first.g0}-${first.g1}` : round;
    calendar.createEvent({
      id: encodeURI(`${oid}.${gOID}.${code}@foulee`),
      sequence: Math.max(...heats.map(({ revision }) => revision)),
      ...findSpan(standing.length === 0 ? heats : standing, tz),
      timezone: tz,
      stamp: now,
      lastModified: new Date(Math.max(...heats.map(({ updated }) => Date.parse(updated)))),
      summary: oneLine(`${groupText(first, lang)} – ${describeRound(first, lang)}`),
      description: describe(heats, tz, lang),
      location: oneLine([metadata.place, name].filter((part) => part !== undefined).join(' – ')),
      status: standing.length === 0 ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** A challenge’s calendar at its revision. */
export async function buildCalendar(ctx: Context, chOID: string, asked: CalendarAsked): Promise<CachedDocument> {
  return ctx.store.transaction(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const challenge = presentChallenge(programme.challenge);
    if (!challenge.visible) throw createMissingChallengeRefusal(chOID);
    const text = programmeCalendar(challenge, programme.trials, asked, new Date(challenge.updated));
    return { revision: challenge.revision, bytes: Buffer.from(text) };
  });
}
