import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import {
  answer,
  notice,
  openSpeaker,
  person,
  readRegion,
  speakerServer,
  startSpeakerServer,
} from '../testing/open-speaker.tsx';

beforeEach(startSpeakerServer);
afterEach(cleanup);

test('the place of a guest or of who is out of competition is written as lists write it, never as 2001 (P5.9)', async () => {
  const rows = [
    person('KERLEAU', 1, 6_710, { prf: { v: 6_710, u: 'mm', st: 1 } }),
    person('RIOU', 2001, 6_900, { prf: { v: 6_900, u: 'mm', st: 1 } }),
  ];
  const [event] = answer().events;
  const who = [person('VALMOREL', 1, 11_580), person('KERBRAT', 2001, 11_400)];
  speakerServer.answer = answer({ events: [{ ...event, trial: 'long', rows }], notices: [notice('r1', { who })] });
  await openSpeaker();
  expect(readRegion('Maintenant')).toContain('1RIOU Ana6.90');
  expect(readRegion('À l’instant')).toContain('1 KERBRAT Ana 11.40');
  expect(readRegion('Maintenant') + readRegion('À l’instant')).not.toContain('2001');
});

test('the best of a legal jump behind a windy one is said with its own mark', async () => {
  const jump = { prf: { v: 8120, u: 'mm', st: 1 }, wind: 2.6, pe: { k: 'PB', prev: 8000, v: 8050, wind: 1.1 } };
  const notices = [notice('r1', { trial: 'long', who: [person('VALMOREL', 1, 0, jump)] })];
  speakerServer.answer = answer({ notices });
  await openSpeaker();
  expect(readRegion('À l’instant')).toContain('VALMOREL Ana, RP 8.05');
});
