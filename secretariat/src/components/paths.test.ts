import { describe, expect, test } from '@jest/globals';
import { competitionPath, parseCompetition, parseScreen } from './paths.ts';

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

  test('a competition is read back from its own path, and with any remainder (specification 2)', () => {
    expect(parseCompetition(competitionPath('01a1/é'))).toBe('01a1/é');
    expect(parseCompetition('/mgr/lesecretariat/01a1/trials/x')).toBe('01a1');
    expect(parseCompetition('/mgr/lesecretariat/')).toBeUndefined();
  });

  test('an address that cannot be decoded names no competition', () => {
    expect(parseCompetition('/mgr/lesecretariat/%E0%A4%A')).toBeUndefined();
  });
});
