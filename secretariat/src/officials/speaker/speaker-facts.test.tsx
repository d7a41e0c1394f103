import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import {
  answer,
  aSpeakerTrial,
  notice,
  openSpeaker,
  person,
  readRegion,
  speakerServer,
  startSpeakerServer,
} from '../testing/open-speaker.tsx';

beforeEach(startSpeakerServer);
afterEach(cleanup);

const earlier = { trial: 'race', rank: 2, prf: { v: 11_580, u: 'ms', st: 1 } } as const;
const form = (trial: string, row: string) => ({ trial, row, rounds: [], others: [earlier] });

describe('what there is to say of athletes stands where they are (officials 2.11)', () => {
  test('of who is at a field event: club, category and what she did before', async () => {
    speakerServer.answer = answer({ forms: [form('long', 'bib:2')] });
    await openSpeaker();
    expect(readRegion('Maintenant')).toContain('AC Valmont · SE · 100 m F : 2e 11.58');
  });

  test('of those who run, until there is an order; and what would be a record of them', async () => {
    const race = { trial: 'next', rows: [], records: [{ kind: 'MR' as const, v: 23_400 }] };
    speakerServer.answer = answer({ events: [race], next: [], forms: [form('next', 'bib:3')] });
    const { hear } = await openSpeaker();
    expect(readRegion('Maintenant')).toContain('23.40 = record de la réunion');
    expect(readRegion('Maintenant')).toContain(
      'LESCOUËT AnaAC Valmont · SE · RP 24.31 · SB 24.50 · 100 m F : 2e 11.58',
    );
    await hear({ events: [{ ...race, rows: [person('LESCOUËT', 1, 24_100)] }] });
    expect(readRegion('Maintenant')).not.toContain('RP 24.31');
  });

  test('of an event to come, the records of who starts; of a part, who leads the combined event', async () => {
    const points = (v: number) => ({ prf: { v, u: 'pts' as const, st: 1 as const } });
    const leaders = [person('VALMOREL', 1, 0, points(4100)), person('KERLEAU', 2, 0, points(4020))];
    const records = [{ kind: 'SR' as const, v: 5610 }];
    speakerServer.answer = answer({
      next: [{ trial: 'next', combined: { event: '800007-0-56', leaders, records } }],
    });
    await openSpeaker();
    expect(readRegion('Ensuite')).toContain(
      'Heptathlon : 1 VALMOREL Ana 4100 · 2 KERLEAU Ana 4020 · 5610 = record du stade',
    );
  });
});

test('the last cut that is to come says how many go on, a qualification its standard', async () => {
  const [event] = answer().events;
  const needed = [
    { aim: 'final' as const, v: 6_600 },
    { aim: 'final' as const, v: 6_400, count: 6 },
  ];
  speakerServer.answer = answer({
    events: [{ ...event, field: { ...event?.field, outlook: { following: [], needed } } } as never],
  });
  await openSpeaker();
  expect(readRegion('Maintenant')).toContain('6.60 pour se qualifier · 6.40 pour être dans les 6');
});

test('notices of the same event of two ages name the category', async () => {
  const youth = aSpeakerTrial('youth', '000100-0-50-f1', { status: 15 });
  speakerServer.answer = answer({ notices: [notice('a'), notice('b', { trial: 'youth' })] });
  await openSpeaker({ trials: [youth] });
  expect(readRegion('À l’instant')).toContain('100 m F finale : VALMOREL');
  expect(readRegion('À l’instant')).toContain('100 m CAF finale : VALMOREL');
});

test('the time of an attempt is that of its rules, as on the boards', async () => {
  const since = new Date().toISOString();
  const timed = aSpeakerTrial('timed', '900003-0-56-f1', {
    dets: { clock: '2016' },
    live: { state: 'next', row: 'bib:1', clock: { since } },
  });
  const fact = { id: 'c1', trialOID: 'timed', kind: 'clock', act: 'start', bib: '1', at: since };
  const athlete = { last: 'KERLEAU', first: 'Ana' };
  speakerServer.answer = answer({ events: [{ trial: 'timed', field: { state: 'next', athlete }, rows: [] }] });
  await openSpeaker({ trials: [timed], facts: [{ n: 1, fact, arrived: since, by: 'judge', device: 'pit' }] });
  expect(readRegion('Maintenant')).toMatch(/0:(30|2\d)/);
});
