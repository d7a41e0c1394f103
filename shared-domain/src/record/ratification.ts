import {
  type EventRef,
  isHorizontalJump,
  isOutsideStadium,
  isThrow,
  isTrackEvent,
  isVerticalJump,
} from '../discipline/event-ref.ts';
import { findDistance, isRelayEvent } from '../discipline/relays.ts';
import { formatWind } from '../performance/wind.ts';
import { formatReaction } from '../race/reaction-time.ts';
import { needsWind } from '../trial/list-type.ts';
import { canAnswerCheck, isRecordCheck, type RecordCheck } from './record-check.ts';
import type { EvidenceFile, RecordEvidence } from './record-evidence.ts';

/** What a federation asks for before it ratifies a record (2019–20 French text and older forms; not confirmed since). */
export const RATIFICATION_ITEMS = [
  'programme',
  'fullResult',
  'leaderSplits',
  'wind',
  'gauge',
  'startSystem',
  'starter',
  'photoSystem',
  'zero',
  'finishPicture',
  'photoOperator',
  'watches',
  'course',
  'walkJudges',
  'implementBefore',
  'implementAfter',
  'measurement',
  'heights',
  'judges',
  'referee',
  'doping',
] as const;

/** One of `RATIFICATION_ITEMS`. */
export type RatificationItemId = (typeof RATIFICATION_ITEMS)[number];

/** An item of the file of a record; without a value it is missing. */
export interface RatificationItem {
  readonly id: RatificationItemId;
  readonly value?: string;
  readonly files?: readonly EvidenceFile[];
}

/** What is known about a record's result. */
export interface RatificationFacts {
  /** The oldest first. */
  readonly evidence: readonly RecordEvidence[];
  /** m/s. */
  readonly wind?: number | undefined;
  /** Reaction time of whoever made the record, ms. */
  readonly reaction?: number | undefined;
  /** The event as the programme has it: its day, hour and name. */
  readonly programme?: string | undefined;
  /** The rows of the result list, in words. */
  readonly result?: readonly string[] | undefined;
  /** At the points of the course the time of whoever led there, in words. */
  readonly leaderSplits?: readonly string[] | undefined;
}

const joinLines = (lines: readonly string[] = []): string | undefined =>
  lines.length === 0 ? undefined : lines.join(' · ');

/** Races with blocks and a start information system, m. */
const MAX_BLOCKS_METRES = 400;

function listItemIds(event: EventRef): RatificationItemId[] {
  const { g0, g1, hand } = event;
  const isRace = isTrackEvent(g0);
  const isRoad = isOutsideStadium(event);
  const isOnTrack = isRace && !isRoad;
  const isMeasured = isHorizontalJump(g0) || isThrow(g0);
  const wanted: Readonly<Record<RatificationItemId, boolean>> = {
    programme: true,
    fullResult: true,
    leaderSplits: isRace && !isRelayEvent(event) && findDistance(event) > MAX_BLOCKS_METRES,
    wind: needsWind(event),
    gauge: needsWind(event),
    startSystem: isOnTrack && (g0 <= MAX_BLOCKS_METRES || isRelayEvent(event)) && !g1.startsWith('W'),
    starter: isRace,
    photoSystem: isOnTrack && hand !== true,
    zero: isOnTrack && hand !== true,
    finishPicture: isOnTrack && hand !== true,
    photoOperator: isOnTrack && hand !== true,
    watches: isOnTrack && hand === true,
    course: isRoad,
    walkJudges: g1.startsWith('W'),
    implementBefore: isThrow(g0),
    implementAfter: isThrow(g0),
    measurement: isMeasured,
    heights: isVerticalJump(g0),
    judges: isMeasured || isVerticalJump(g0),
    referee: true,
    doping: true,
  };
  return RATIFICATION_ITEMS.filter((id) => wanted[id]);
}

/** Items that a signature of a sheet answers, by the kind of the code that signed. */
const SIGNED_ITEMS: Readonly<Partial<Record<RatificationItemId, string>>> = {
  starter: 'starter',
  photoOperator: 'chrono',
  judges: 'judge',
};

/** Whether an item is about the athlete's own result and not about the whole event. @example isItemOfResult('measurement') // true */
export function isItemOfResult(id: RatificationItemId): boolean {
  return RESULT_ITEMS.includes(id);
}

const RESULT_ITEMS: readonly string[] = ['implementBefore', 'implementAfter', 'measurement', 'heights', 'doping'];

/** Items that the result itself answers: nobody types them. */
const OWN_ITEMS: readonly string[] = ['programme', 'fullResult', 'wind'];

/** Whether a person can say an item. @example isTypedItem('wind') // false */
export function isTypedItem(id: RatificationItemId): boolean {
  return !OWN_ITEMS.includes(id);
}

/** Items that are controlled once a session: the control counts for the events after it on that day. */
const SESSION_ITEMS: readonly string[] = ['photoSystem', 'zero', 'startSystem', 'gauge'];

/** What was said at an event of a competition. */
export interface SaidEvidence extends RecordEvidence {
  /** The trial at which it was said. */
  readonly trial: string;
  /** Whether that is a race: the gauge of a straight is not that of a runway. */
  readonly isRace: boolean;
  /** When it was said, and the day that was in the stadium. */
  readonly at: string;
  readonly day: string;
}

/** The event of a record. */
export interface RatifiedTrial {
  readonly trial: string;
  readonly isRace: boolean;
  /** When it began, and the day that was in the stadium. */
  readonly began: string;
  readonly day: string;
}

/**
 * Whether evidence counts for the records of an event. What was noted at the event itself does. So does what is controlled once a session
 * and was noted at another event of that day, before this one began.
 * @example isEvidenceOf({ trial: 'a', isRace: true, began: '2026-06-13T15:00:00Z', day: '2026-06-13' },
 *   { what: 'zero', signerKind: 'chrono', trial: 'b', isRace: true, at: '2026-06-13T09:00:00Z', day: '2026-06-13' }) // true
 */
export function isEvidenceOf({ trial, isRace, began, day }: RatifiedTrial, one: SaidEvidence): boolean {
  if (one.trial === trial) return true;
  const isOfSession = SESSION_ITEMS.includes(one.what) && one.isRace === isRace && one.day === day;
  return isOfSession && Date.parse(one.at) <= Date.parse(began);
}

/**
 * The evidence that counts for the records of one event, in the order in which a later one stands over an earlier one. Controls that were
 * noted at other events come first, then what was noted at the event itself; the oldest first in both.
 * @example selectEvidence({ trial: 'b', isRace: true, began: '2026-06-13T15:00:00Z', day: '2026-06-13' }, []) // []
 */
export function selectEvidence(event: RatifiedTrial, said: readonly SaidEvidence[]): readonly SaidEvidence[] {
  const counting = said
    .filter((one) => isEvidenceOf(event, one))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isOwn = ({ trial }: SaidEvidence): boolean => trial === event.trial;
  return [...counting.filter((one) => !isOwn(one)), ...counting.filter(isOwn)];
}

const isSignature = ({ what }: RecordEvidence): boolean => what === 'sign';

/** What the secretariat typed of an item, which completes or corrects what devices said; else the last word of a device. */
function findEvidence(id: RatificationItemId, said: readonly RecordEvidence[]): RecordEvidence | undefined {
  const signerKind = SIGNED_ITEMS[id];
  const evidence = isRecordCheck(id) ? said.filter((one) => canAnswerCheck(id, one)) : said;
  return (
    evidence.findLast((one) => one.signerKind === 'desk' && one.what === id) ??
    evidence.findLast((one) =>
      signerKind === undefined ? one.what === id : isSignature(one) && one.signerKind === signerKind,
    )
  );
}

/** The photo finish names its camera where it notes the control of the zero. */
function findCamera(id: RatificationItemId, said: readonly RecordEvidence[]): RecordEvidence | undefined {
  const zero = id === 'photoSystem' ? findEvidence('zero', said) : undefined;
  if (zero?.text === undefined || zero.text === '') return undefined;
  return { what: id, ok: zero.ok, text: zero.text, signerKind: zero.signerKind };
}

const isWord = (one: string | undefined): one is string => one !== undefined && one !== '';

function buildItem(id: RatificationItemId, { evidence, reaction }: RatificationFacts): RatificationItem {
  const found = findEvidence(id, evidence) ?? findCamera(id, evidence);
  if (found === undefined || found.ok === false) return { id };
  const { text, value, by, what, files = [] } = found;
  const said = [text, value === undefined ? undefined : String(value), by].filter(isWord);
  const words = said.length > 0 ? said : files.map(({ name }) => name);
  if (id === 'startSystem' && reaction !== undefined) words.push(formatReaction(reaction));
  return {
    id,
    value: words.length === 0 ? what : words.join(', '),
    ...(files.length === 0 ? {} : { files: files.map(({ id: file, name }) => ({ id: file, name })) }),
  };
}

/** Times at points of the course that the result has; what the secretariat noted stands over them. */
function addSplits(item: RatificationItem, splits: readonly string[] | undefined): RatificationItem {
  const value = item.value ?? joinLines(splits);
  return value === undefined ? item : { ...item, value };
}

/**
 * The file that a federation asks for, by the event, filled from what was said; what has no value is missing.
 * @example listRatificationItems({ g0: 900001, g1: '0' }, { evidence: [], result: ['1. A 2.01', '2. B 1.98'] }).find(({ id }) => id === 'fullResult')
 * // { id: 'fullResult', value: '1. A 2.01 · 2. B 1.98' }
 */
export function listRatificationItems(event: EventRef, facts: RatificationFacts): RatificationItem[] {
  const { wind, programme, result, leaderSplits } = facts;
  const known: Readonly<Partial<Record<RatificationItemId, string | undefined>>> = {
    programme,
    fullResult: joinLines(result),
    wind: wind === undefined ? undefined : formatWind(wind),
  };
  return listItemIds(event).map((id) => {
    if (id === 'leaderSplits') return addSplits(buildItem(id, facts), leaderSplits);
    if (!(id in known)) return buildItem(id, facts);
    const value = known[id];
    return value === undefined ? { id } : { id, value };
  });
}

/** The items that are missing: none where the file is complete. @example listMissingItems([{ id: 'doping' }, { id: 'judges', value: 'A' }]) // ['doping'] */
export function listMissingItems(items: readonly RatificationItem[]): RatificationItemId[] {
  return items.filter(({ value }) => value === undefined).map(({ id }) => id);
}

/**
 * The checks that an event asks for before its mark can be a federation's record, and that nobody noted who may.
 * @example listOpenChecks({ g0: 900_001, g1: '0' }, [{ what: 'heights', signerKind: 'judge' }]) // ['doping']
 */
export function listOpenChecks(event: EventRef, evidence: readonly RecordEvidence[]): RecordCheck[] {
  return listMissingItems(listRatificationItems(event, { evidence })).filter(isRecordCheck);
}

/** Days within which the file of a record is sent (an older international form, not confirmed). */
const RATIFICATION_DAYS = 30;

/** The last day on which the file of a record is sent. @example findRatificationDeadline('2026-06-13T14:00:00Z') // '2026-07-13' */
export function findRatificationDeadline(isoText: string): string {
  const day = new Date(isoText);
  day.setUTCDate(day.getUTCDate() + RATIFICATION_DAYS);
  return day.toISOString().slice(0, 10);
}
