import { describe, expect, test } from '@jest/globals';
import { isMark, parseTrialUid } from 'shared-domain';
import { uploadBody } from 'shared-domain/contract/schemas';
import { findLocalMoment, parseMinutes } from '../tools/demo/local-time.ts';
import { createMeeting, DEMO_TZ } from '../tools/demo/meeting.ts';
import { createNeighbours } from '../tools/demo/neighbours.ts';
import { buildUploadBody, listMoments } from '../tools/demo/script.ts';
import { findSession } from '../tools/demo/session.ts';
import { findStartingMoment } from '../tools/demo/starting-moment.ts';

const SATURDAY_AFTERNOON = Date.parse('2026-06-13T15:00:00+02:00');
const at = (iso: string): number => Date.parse(iso);
const meetingAt = (moment: number) => createMeeting(findSession(DEMO_TZ, moment));
const meeting = meetingAt(SATURDAY_AFTERNOON);
const body = buildUploadBody(meeting, meeting.trials, SATURDAY_AFTERNOON);
const trials = body.trialsData ?? [];

/** Clocks at which days, weeks, years and seasons turn. */
const TURNS = [
  ['a Sunday at 03:30', '2026-06-14T03:30:00+02:00'],
  ['half a minute into a Monday', '2026-06-15T00:00:30+02:00'],
  ['half an hour into a Monday', '2026-06-15T00:30:00+02:00'],
  ['the last minute of a year', '2026-12-31T23:59:00+01:00'],
  ['the hour before summer time', '2026-03-29T01:59:30+01:00'],
  ['the hour after it began', '2026-03-29T03:00:30+02:00'],
  ['the hour that comes twice', '2026-10-25T02:30:00+02:00'],
  ['the hour that came twice', '2026-10-25T02:30:00+01:00'],
  ['29 February', '2028-02-29T12:00:00+01:00'],
] as const;

describe('when the demo is held', () => {
  test.each(TURNS)('on %s something is on, with results behind it and starts ahead', (_, moment) => {
    const now = at(moment);
    const script = meetingAt(now);
    const statuses = (buildUploadBody(script, script.trials, now).trialsData ?? []).map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([5, 40]));
    expect(statuses.some((status) => [20, 25, 30].includes(status ?? 20))).toBe(true);
  });

  test('two days of which today is the second, in regular hours in the afternoon', () => {
    expect(findSession(DEMO_TZ, SATURDAY_AFTERNOON)).toEqual({ firstDay: '2026-06-12', opening: '10:00' });
  });

  test('on a Monday today is the first day, so that both are in today’s week', () => {
    expect(findSession(DEMO_TZ, at('2026-06-15T15:00:00+02:00')).firstDay).toBe('2026-06-15');
  });

  test.each(['00:05', '03:00', '08:30', '10:10', '13:15', '17:55', '21:40', '23:55'])(
    'at %s something is on, with results behind it and starts ahead',
    (time) => {
      const now = at(`2026-06-13T${time}:00+02:00`);
      const script = meetingAt(now);
      const states = buildUploadBody(script, script.trials, now).trialsData ?? [];
      expect(states.some(({ status }) => status === 5)).toBe(true);
      expect(states.some(({ status }) => status === 40)).toBe(true);
      expect(states.some(({ status }) => (status ?? 20) >= 20 && status !== 40)).toBe(true);
    },
  );
});

describe('an hour of the programme', () => {
  test.each([
    ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
  ])('on the day of a season change is what the stadium’s clock shows: %s at %s', (day, time, instant) => {
    expect(new Date(findLocalMoment(DEMO_TZ, day, parseMinutes(time))).toISOString()).toBe(instant);
  });

  /** What a demo played from 13:00 on still brings, by the moment at which it was made. */
  const trialsAfter = (moment: number): number => {
    const session = findSession(DEMO_TZ, moment);
    const from = findStartingMoment({ session, day: 2 }, '13:00', moment);
    const script = createMeeting(session);
    const officialAt = (now: number) =>
      (buildUploadBody(script, script.trials, now).trialsData ?? []).filter(({ status }) => status === 40).length;
    return officialAt(from + 12 * 3_600_000) - officialAt(from);
  };

  test('is the same part of it on a Sunday at 03:30 as in the afternoon', () => {
    const afternoon = trialsAfter(at('2026-06-14T15:00:00+02:00'));
    expect(afternoon).toBeGreaterThan(10);
    expect(trialsAfter(at('2026-06-14T03:30:00+02:00'))).toBe(afternoon);
  });
});

describe('the demo meeting', () => {
  test('is a body that the documented call takes, at any moment', () => {
    for (const hours of [-40, -20, 0, 3, 24]) {
      const moment = SATURDAY_AFTERNOON + hours * 3_600_000;
      const sent = uploadBody.safeParse({ chOID: 'x', ...buildUploadBody(meeting, meeting.trials, moment) });
      expect(sent.error?.issues ?? []).toEqual([]);
    }
  });

  test('has a uid of its own for every trial, and each says what the trial is', () => {
    expect(new Set(trials.map(({ uid }) => uid)).size).toBe(trials.length);
    for (const { uid, g0, g1, category, round, heat } of trials) {
      expect(parseTrialUid(uid)).toEqual({ g0, g1, category, round, heat });
    }
  });

  test('holds the whole outdoor programme', () => {
    const groups = new Set(trials.map(({ group }) => group));
    expect([...groups]).toEqual(
      expect.arrayContaining([
        '100 m Femmes',
        '110 m haies Hommes',
        '3000 m steeple Femmes',
        'Perche Femmes',
        'Javelot Hommes',
        'Décathlon Hommes',
        'Heptathlon Femmes',
        '4 × 400 m mixte',
        '3000 m marche Femmes',
        '10 km des Deux Vallées',
      ]),
    );
    expect(groups.size).toBe(42);
  });

  test('tells nothing of what is to come: no result before its start, no start list before its hour', () => {
    for (const { uid, status } of trials) {
      if ((status ?? 20) < 20 || status === 40) continue;
      expect(body.resultlists?.[uid]).toEqual([]);
      if (status === 20) expect(body.startlists?.[uid]).toEqual([]);
    }
  });

  test('shows entries of a group until its heats are drawn', () => {
    const [first] = meeting.commitments;
    const early = buildUploadBody(meeting, meeting.trials, (first?.until ?? 0) - 1);
    const late = buildUploadBody(meeting, meeting.trials, first?.until ?? 0);
    expect(early.startlists?.[first?.groupUid ?? '']).toHaveLength(first?.rows.length ?? -1);
    expect(late.startlists?.[first?.groupUid ?? '']).toEqual([]);
  });

  test('plays the same marks every time', () => {
    // As text: a comparison of its hundred thousand marks takes twenty seconds.
    expect(JSON.stringify(meetingAt(SATURDAY_AFTERNOON)) === JSON.stringify(meeting)).toBe(true);
  });

  test('every row finds its entry by its bib', () => {
    for (const { uid } of trials) {
      const bibs = new Set((body.startlists?.[uid] ?? []).map(({ bib }) => bib));
      for (const { bib } of body.resultlists?.[uid] ?? []) expect(bibs).toContain(bib);
    }
  });

  test('the totals of the combined events grow with every part', () => {
    const decathlon = meeting.trials.find(({ trial }) => trial.uid === '800010-0-57-f1');
    const totals = (decathlon?.frames ?? []).map(({ rows }) => Math.max(0, ...rows.map(({ prf }) => prf.v ?? 0)));
    expect(totals.slice(0, 11)).toEqual([...totals.slice(0, 11)].sort((a, b) => a - b));
    expect(totals.at(-1)).toBeGreaterThan(6500);
    expect(totals.at(-1)).toBeLessThan(8500);
  });

  test('a road race grows by passages, then by times; each runner’s times go on', () => {
    const race = meeting.trials.find(({ trial }) => trial.uid === '010000-R-1057-f1');
    const frames = race?.frames ?? [];
    const countOnTheWay = (index: number) => frames[index]?.rows.filter(({ prf }) => prf.st === 6).length ?? 0;
    expect(frames.findIndex(({ rows }) => rows.length > 0)).toBeLessThan(10);
    expect(Math.max(...frames.map((_, index) => countOnTheWay(index)))).toBeGreaterThan(200);
    expect(countOnTheWay(frames.length - 1)).toBe(0);
    for (const { splits = [], prf } of frames.at(-1)?.rows ?? []) {
      const times = [...splits.map(({ t }) => t), ...(prf.v === undefined ? [] : [prf.z ?? prf.v])];
      expect(times).toEqual([...times].sort((a, b) => a - b));
      if (prf.v !== undefined) expect(splits.map(({ d }) => d)).toEqual([2500, 5000, 7500]);
    }
  });

  test('a race on the track has the times of its laps', () => {
    const final = meeting.trials.find(({ trial }) => trial.uid === '001500-0-57-f1');
    expect(final?.frames.at(-1)?.rows[0]?.splits?.map(({ d }) => d)).toEqual([300, 700, 1100]);
  });

  test('a contest goes on trial by trial', () => {
    const high = meeting.trials.find(({ trial }) => trial.uid === '900001-0-58-f1');
    expect(high?.frames.length).toBeGreaterThan(50);
    expect(new Set(high === undefined ? [] : listMoments(high)).size).toBe(
      high === undefined ? 0 : high.frames.length + 2,
    );
  });
});

describe('the neighbours', () => {
  const [cross, road] = createNeighbours('2026-06-13');

  test('the cross is over, with results', () => {
    const sent = cross === undefined ? {} : buildUploadBody(cross, cross.trials, SATURDAY_AFTERNOON);
    expect(sent.trialsData?.map(({ status }) => status)).toEqual([40, 40]);
    expect(
      Object.values(sent.resultlists ?? {})
        .flat()
        .some(({ prf: { v, st = 1 } }) => isMark({ v, st })),
    ).toBe(true);
  });

  test('the road race is to come, with entries', () => {
    const sent = road === undefined ? {} : buildUploadBody(road, road.trials, SATURDAY_AFTERNOON);
    expect(sent.trialsData?.map(({ status }) => status)).toEqual([20, 20]);
    expect(sent.startlists?.['021097-R-1057']).toHaveLength(120);
  });
});
