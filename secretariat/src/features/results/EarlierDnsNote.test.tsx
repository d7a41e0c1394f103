import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { StartEdits } from 'shared-domain/contract';
import { aTrial } from 'shared-domain/testing';
import { aRow, aSheet, renderHeat } from './heat.fixture.tsx';

const COMBINED = aTrial({ oid: 'whole', uid: '800007-0-56-f1', g0: 800_007, category: 56, round: 'f' });
const FIRST_PART = aTrial({
  oid: 'hundred',
  uid: '000100-0-56-c1',
  g0: 100,
  round: 'c',
  date: '2026-06-13T08:00:00Z',
  dets: { combined: COMBINED.uid },
});

/** The 200 m of a combined event, after its 100 m. */
const makeSheet = (marks: Parameters<typeof aSheet>[1] = []) =>
  aSheet(
    {
      uid: '000200-0-56-c1',
      g0: 200,
      category: 56,
      round: 'c',
      date: '2026-06-13T10:00:00Z',
      dets: { combined: COMBINED.uid },
    },
    marks,
  );

const lists = [
  {
    oid: 'hundred',
    uid: FIRST_PART.uid,
    rows: [aRow(0, 12_100), { ...aRow(1, 0), prf: { st: 2 } }, { ...aRow(2, 0), prf: { st: 3 } }, aRow(3, 12_900)],
  },
] as never;

describe('An athlete who did not start an earlier part of a combined event', () => {
  test('gets a DNS proposed in the next part, which names the earlier one; after a DNF they continue', async () => {
    const { user, server, host } = await renderHeat(makeSheet(), { trials: [COMBINED, FIRST_PART], lists });
    expect(
      await screen.findByText(
        'N’a pas pris le départ d’une épreuve précédente, donc ne participe plus (TR 39) : 2 KERBRAT Inès (100 m).',
      ),
    ).toBeVisible();
    server.overrideAnswer('editStarts', { status: 200, body: { revision: 9, starts: [], results: [], warnings: [] } });
    await user.click(screen.getByRole('button', { name: 'Noter DNS' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('1 DNS noté.'));
    expect(server.findRequests('editStarts').flatMap(({ body }) => (body as StartEdits).edits)).toEqual([
      { op: 'scratch', trial: 'heat', row: 'bib:2' },
    ]);
  });

  test('gets none proposed once they have a result', async () => {
    const { server } = await renderHeat(makeSheet([aRow(1, 25_900)]), { trials: [COMBINED, FIRST_PART], lists });
    await waitFor(() => expect(server.findRequests('secretariatResults')).toHaveLength(1));
    expect(screen.queryByText(/épreuve précédente/)).toBeNull();
  });
});
