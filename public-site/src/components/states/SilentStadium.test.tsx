import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { SilentStadium } from './SilentStadium.tsx';

const COPY = { role: 'copy', holder: 'Stade', since: '2026-06-13T11:02:00Z' } as const;

describe('A competition that is held in a stadium (officials 65)', () => {
  test('says since when the stadium is offline, in its own time', () => {
    renderSite(<SilentStadium challenge={aChallenge({ site: { ...COPY, silentSince: '2026-06-13T12:05:40Z' } })} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      /Le stade est hors ligne depuis 14:05\s?; les résultats suivront\./,
    );
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
