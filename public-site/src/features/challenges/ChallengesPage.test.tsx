import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { ChallengesPage } from './ChallengesPage.tsx';

const past = (oid: string, name: string, date: string) => aChallenge({ oid, name, date });

describe('the competitions of a region', () => {
  test('are asked for by what was chosen, and come page by page', async () => {
    const server = fakeServer({
      '/api/challenges': { challenges: [past('A', 'Régionaux', '2026-01-10')], next: '2026-01-10~A' },
    });
    renderSite(<ChallengesPage insee="53" />, { path: '/challenges/53?v=passees&type=indoor&fed=FFA&q=regio' });
    expect((await screen.findAllByText('Régionaux')).length).toBeGreaterThan(0);
    const asked = server.requestedUrls.filter((url) => url.startsWith('/api/challenges'));
    const query = new URLSearchParams(asked[0]?.split('?')[1]);
    const { to, ...filters } = Object.fromEntries(query);
    expect(filters).toEqual({ insee: '53', format: 'short', kind: 'indoor', federation: 'FFA', q: 'regio' });
    expect(to).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    server.setAnswers({ '/api/challenges': { challenges: [past('B', 'Départementaux', '2026-01-03')] } });
    await userEvent.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect((await screen.findAllByText('Départementaux')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Régionaux').length).toBeGreaterThan(0);
    expect(server.requestedUrls.at(-1)).toContain('cursor=2026-01-10~A');
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });
});
