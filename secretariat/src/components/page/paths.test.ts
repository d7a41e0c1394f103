import { describe, expect, test } from '@jest/globals';
import { buildCompetitionPath, COMPETITION_SEGMENTS, parseCompetition, parseScreen, parseSegment } from './paths.ts';

describe('addresses of the secretariat', () => {
  test.each([
    ['/mgr/lesecretariat/', 'challenges'],
    ['/mgr/lesecretariat', 'challenges'],
    ['/mgr/lesecretariat/new', 'newChallenge'],
    ['/mgr/lesecretariat/organisations/', 'organisations'],
    ['/mgr/lesecretariat/0198', undefined],
  ])('%s is the screen %s', (pathname, screen) => {
    expect(parseScreen(pathname)).toBe(screen);
  });

  test('a competition is read back from its own path, and with any remainder (P2.1)', () => {
    expect(parseCompetition(buildCompetitionPath('01a1/é'))).toBe('01a1/é');
    expect(parseCompetition('/mgr/lesecretariat/01a1/trials/x')).toBe('01a1');
    expect(parseCompetition('/mgr/lesecretariat/')).toBeUndefined();
  });

  test('an address that cannot be decoded names no competition', () => {
    expect(parseCompetition('/mgr/lesecretariat/%E0%A4%A')).toBeUndefined();
  });

  test('a screen of a competition is read back from its own path, and an unknown remainder is the dashboard', () => {
    for (const segment of COMPETITION_SEGMENTS)
      expect(parseSegment(buildCompetitionPath('01a1', segment))).toBe(segment);
    expect(parseSegment('/mgr/lesecretariat/01a1/nothing')).toBe('');
    expect(parseSegment('/mgr/lesecretariat/')).toBe('');
  });

  test('the trials chosen follow the screen', () => {
    expect(buildCompetitionPath('01a1', 'starts', ['a', 'b'])).toBe('/mgr/lesecretariat/01a1/starts?oids=a,b');
  });
});
