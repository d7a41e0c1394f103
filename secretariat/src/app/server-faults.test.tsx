import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { renderSecretariat } from '../testing/render-secretariat.tsx';

const open = (path: string, ids: readonly string[]) => {
  fakeServer({
    challenges: [aChallenge({ oid: 'val' })],
    answers: {
      secretariatTrials: () => ({ trials: [], groups: [], families: [] }),
      network: () => ({ origins: [], hasAuthority: false }),
      info: () => ({ challenges: 0, trials: 0, results: 0, live: [], origins: [] }),
      health: () => ({ status: 'degraded', faults: ids.map((id) => ({ id, detail: '' })) }),
    },
  });
  return renderSecretariat(path);
};

describe('16. The frame of the secretariat', () => {
  test.each(['', 'val/trials', 'val/settings', 'organisations'])(
    'says on every screen that the server writes nothing, and leads to what to do: %s',
    async (screenPath) => {
      open(`/mgr/lesecretariat/${screenPath}`, ['disk low', 'database read only']);
      const line = (await screen.findByText(/ne peut plus écrire dans sa base : rien ne s’enregistre/)).closest('p');
      expect(line).toHaveAttribute('role', 'status');
      const link = screen.getByRole('link', { name: 'Que faire' });
      const origin = screenPath.startsWith('val') ? '?chOID=val' : '';
      expect(link).toHaveAttribute('href', `/mgr/lesecretariat/network${origin}`);
    },
  );

  test('says nothing of a refusal that passes by itself, and of another fault once it has come', async () => {
    for (const [id, lines] of [
      ['unavailable', 0],
      ['disk low', 1],
    ] as const) {
      const { host, unmount } = open('/mgr/lesecretariat/val/trials', [id]);
      // The answer is in the store before it is drawn.
      await waitFor(() => expect(JSON.stringify(host.store.getState())).toContain(`{"id":"${id}"`));
      expect(screen.queryAllByRole('link', { name: 'Que faire' })).toHaveLength(lines);
      unmount();
    }
  });

  test('leaves the page that has all faults its own sentences, and says none twice', async () => {
    open('/mgr/lesecretariat/network', ['disk full']);
    expect(await screen.findByText(/Faites de la place/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Que faire' })).toBeNull();
  });
});
