import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { SilentStadium } from './SilentStadium.tsx';

const COPY = { role: 'copy', holder: 'Stade', since: '2026-06-13T11:02:00Z' } as const;

describe('A competition that is held in a stadium (officials 65)', () => {
  const at = (now: string) => jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask'] });
  afterEach(() => void jest.useRealTimers());

  test('says since when the stadium is offline, in its own time', async () => {
    at('2026-06-13T13:00:00Z');
    renderSite(<SilentStadium challenge={aChallenge({ site: { ...COPY, silentSince: '2026-06-13T12:05:40Z' } })} />);
    expect(await screen.findByRole('status')).toHaveTextContent(
      /Le stade est hors ligne depuis 14:05\s?; les résultats suivront\./,
    );
  });

  test('says the day too where it is another one in the stadium', async () => {
    at('2026-06-14T06:00:00Z');
    renderSite(<SilentStadium challenge={aChallenge({ site: { ...COPY, silentSince: '2026-06-13T22:30:00Z' } })} />);
    expect(await screen.findByRole('status')).toHaveTextContent('depuis 00:30');
    cleanup();
    renderSite(<SilentStadium challenge={aChallenge({ site: { ...COPY, silentSince: '2026-06-13T12:05:40Z' } })} />);
    expect(await screen.findByRole('status')).toHaveTextContent(/hors ligne depuis le 13 juin 2026 à 14:05\s?; les/);
  });

  test.each([
    ['heard of', aChallenge({ site: COPY })],
    ['not held', aChallenge()],
    ['not loaded', undefined],
  ])('says nothing of one that is %s', (_, challenge) => {
    renderSite(<SilentStadium challenge={challenge} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
