import { z } from 'zod';
import { LANGUAGES } from '../../text/language.ts';
import { PAUSE_REASONS } from '../../trial/pause-reason.ts';
import { isoDateTime, oid, relayMember, roundCode, standing, trialStatus } from './common.ts';
import { boardRecord } from './records.ts';
import { boardLayout } from './screens.ts';

/**
 * Query of `GET /officiel/ecran/{layout}?format=json`: that of a board’s page. What it does not know, and how the page is drawn, changes
 * nothing. `code`: the access code of a board, where a program sends no header `x-access-code`.
 */
export const boardQuery = z.object({
  format: z.literal('json'),
  code: z.string().max(40).optional(),
  /** oid or uid of the trial, or `auto`; the place of the device that writes it; the length of a lap, m. */
  t: z.string().max(100).optional(),
  lieu: z.string().max(100).optional(),
  tour: z.string().max(20).optional(),
  /** Languages that take turns, `fr,en`; how many rows, and for how many seconds each part of a longer list. */
  lang: z.string().max(20).optional(),
  rows: z.string().max(20).optional(),
  rot: z.string().max(20).optional(),
  /** `court`: a letter of the first name in `name`. */
  names: z.string().max(20).optional(),
  /** What `incrustation` lays over a picture, and `0` for no time there; the words of `message`. */
  vue: z.string().max(20).optional(),
  clock: z.string().max(20).optional(),
  texte: z.string().max(2000).optional(),
});

/** A mark as a board writes it, and `v` in its `unit`; a word (`DNS`, `NM`) has neither. */
const mark = z.object({ text: z.string(), v: z.int().optional(), unit: z.enum(['ms', 'mm', 'pts']).optional() });

/** Who: `name` as the address asks for it; `pb`, `sb`: the bests before the competition; `members`: of a relay team, in the order of their legs. */
const person = z.object({
  row: z.string(),
  bib: z.string().optional(),
  name: z.string(),
  last: z.string(),
  first: z.string(),
  club: z.string().optional(),
  country: z.string().optional(),
  category: z.int().optional(),
  lane: z.int().optional(),
  members: z.array(relayMember).optional(),
  pb: mark.optional(),
  sb: mark.optional(),
});

/** `PB`, `SB`, and before them the kind of the record that the mark beats or equals. */
const chips = z.array(z.string());

/** The highest record that the public is told that a mark makes; `pending`: subject to ratification. */
const record = boardRecord.omit({ row: true, v: true }).optional();

/**
 * A line of a list. `place`: the place, of a guest or an athlete out of competition (`standing`) among those; before a race the lane or the
 * place in the order. `behind`: the first, ms, as both times are shown. `made`: the jump that makes the record or the best, where `mark` has too
 * much wind. States: `first`; `latest`, who made the last attempt; `frozen`, as it was before a report that waits for the referee.
 */
const row = person.extend({
  place: z.int().optional(),
  standing: standing.exclude(['ranked']).optional(),
  mark: mark.optional(),
  behind: mark.optional(),
  wind: z.number().optional(),
  made: mark.optional(),
  chips,
  record,
  states: z.array(z.enum(['first', 'latest', 'frozen'])),
});

const event = z.object({
  name: z.string(),
  short: z.string(),
  g0: z.int(),
  g1: z.string(),
  category: z.int(),
});

/** `start`: its hour; `callEnd`: when its call ends. */
const trial = z.object({
  oid,
  uid: z.string(),
  event,
  round: z.object({ id: roundCode, name: z.string(), heat: z.int(), heats: z.int() }),
  status: trialStatus,
  start: isoDateTime,
  callEnd: isoDateTime,
});

/** A time that runs: of an `attempt` to its `end`, with a signal at `signal`; of a `race` since its `start`. */
const clock = z.object({
  kind: z.enum(['attempt', 'race']),
  start: isoDateTime,
  end: isoDateTime.optional(),
  signal: isoDateTime.optional(),
});

/** Which part of a longer list, from 0, of how many, until when. */
const part = z.object({ index: z.int(), of: z.int(), until: isoDateTime });

/**
 * A list as `layout` shows it. `bar`: of a vertical jump; `attempts`: that everybody has had; `cut`: how many go on, and after how many rows
 * they end; `count`: rows of the whole list.
 */
const list = z.object({
  layout: boardLayout,
  trial,
  kind: z.enum(['lanes', 'order', 'standing']),
  state: z.enum(['toStart', 'running', 'awaited', 'provisional', 'official']),
  awaitsReferee: z.boolean(),
  clock: clock.optional(),
  wind: z.number().optional(),
  bar: mark.optional(),
  attempts: z.int().optional(),
  cut: z.object({ to: z.int(), after: z.int() }).optional(),
  count: z.int(),
  part: part.optional(),
  rows: z.array(row),
});

/** An attempt of a series, or at a bar: `result` o, x, - or r. */
const attempt = z.object({
  result: z.enum(['o', 'x', '-', 'r']),
  mark: mark.optional(),
  wind: z.number().optional(),
});

/**
 * Beside a pit. `state`: somebody is up (`turn`), is being measured, has just made the attempt `shown` until `until`; a `pause`; nobody is up
 * (`none`: between two bars `next` are all who are still in). `number` of `of` attempts; `toLead`: what it takes to lead; `lastGoingOn`: the last place that would go on, and its mark.
 */
const contest = z.object({
  trial,
  kind: z.enum(['attempts', 'bars']),
  state: z.enum(['turn', 'measuring', 'mark', 'pause', 'none']),
  awaitsReferee: z.boolean(),
  pause: z
    .object({
      until: isoDateTime.optional(),
      reason: z.enum(PAUSE_REASONS).optional(),
      text: z.string().optional(),
    })
    .optional(),
  clock: clock.optional(),
  athlete: row.extend({ isShared: z.boolean() }).optional(),
  number: z.int().optional(),
  of: z.int().optional(),
  shown: attempt.extend({ chips, record, until: isoDateTime }).optional(),
  series: z.array(attempt).optional(),
  toLead: mark.optional(),
  lastGoingOn: z.object({ place: z.int(), mark }).optional(),
  bar: mark.optional(),
  nextBar: mark.optional(),
  isJumpOff: z.boolean().optional(),
  /** Athletes still in a vertical jump; who are level for first place until the referee decides. */
  left: z.int().optional(),
  tied: z.array(person).optional(),
  next: z.array(person),
});

/** The board of laps: what the leader has left, of `of`. */
const laps = z.object({
  trial,
  state: z.enum(['laps', 'bell', 'finish']),
  left: z.int(),
  of: z.int(),
  leader: person.optional(),
});

/**
 * The posting board of a race walk: the signs of red cards (`~` contact, `>` knee), and when each of them was shown; `zone`: to the penalty
 * zone, `out`: disqualified or not finishing. `count`: walkers of the whole list.
 */
const walk = z.object({
  trial,
  count: z.int(),
  part: part.optional(),
  rows: z.array(
    person.extend({
      cards: z.array(z.enum(['~', '>'])),
      shownAt: z.array(isoDateTime),
      states: z.array(z.enum(['zone', 'out'])),
    }),
  ),
});

/**
 * One event of the stadium: who is up (`turn`), leads, is first; a race that runs; one to come (`ahead`) or in a pause `until`. No `athlete`
 * where several lead, nor between two bars (`turn`) before anybody has a mark.
 */
const cell = z.object({
  trial,
  state: z.enum(['turn', 'lead', 'running', 'order', 'ahead', 'pause']),
  athlete: person.optional(),
  number: z.int().optional(),
  mark: mark.optional(),
  made: mark.optional(),
  record,
  clock: clock.optional(),
  until: isoDateTime.optional(),
});

/** A wall by turns: what is new (`news`, how pressing it is), else the stadium, a standing or a `picture`; since when, and until when. */
const mix = z.object({
  kind: z.enum(['news', 'filler']),
  rank: z.enum(['record', 'final', 'heat', 'field']).optional(),
  since: isoDateTime,
  until: isoDateTime,
});

/** What is laid over a picture: a name with its figure (`toClear`: a bar to clear, `best`, `mark`, with its record), a list, the time that runs. */
const overlay = z.object({
  trial,
  part: z.enum(['athlete', 'depart', 'resultat', 'classement', 'horloge', 'record']),
  athlete: person.optional(),
  number: z.int().optional(),
  figure: z
    .object({
      kind: z.enum(['toClear', 'best', 'mark']),
      mark: mark.optional(),
      made: mark.optional(),
      attempt: attempt.optional(),
      record,
    })
    .optional(),
  list: list.optional(),
  clock: clock.optional(),
});

/**
 * `GET /officiel/ecran/{layout}?format=json` (header `x-access-code`, or `code`): what the page of the layout draws, as data. `view` says
 * which of the parts below is there. `now`: the server’s clock; `newest`: when the server had the newest fact of what is shown; `revision` and
 * `cursor`: of the lists, and the number of the newest fact.
 */
export const boardAnswer = z.object({
  layout: boardLayout,
  view: z.enum([
    'empty',
    'clock',
    'contest',
    'list',
    'laps',
    'walk',
    'stadium',
    'mix',
    'message',
    'picture',
    'overlay',
  ]),
  competition: z.object({ oid, name: z.string(), tz: z.string() }),
  language: z.enum(LANGUAGES),
  now: isoDateTime,
  newest: isoDateTime.optional(),
  revision: z.int(),
  cursor: z.int(),
  /** `empty`: the next trial that it will show. */
  next: trial.optional(),
  /** `clock`: the time of an attempt; without one the hour is shown. */
  clock: clock.optional(),
  contest: contest.optional(),
  list: list.optional(),
  laps: laps.optional(),
  walk: walk.optional(),
  /** `stadium`, and a `mix` without a list or a picture: its events, and the list of the last result. */
  stadium: z.array(cell).optional(),
  mix: mix.optional(),
  overlay: overlay.optional(),
  /** `message`: its words. */
  text: z.string().optional(),
  /** `picture`, and a `mix` whose turn it is to show one: the address of a sponsor’s picture, below that of the site. */
  picture: z.string().optional(),
});
