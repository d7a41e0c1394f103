import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { TrialStatus } from 'shared-domain';
import type { StartEdits } from 'shared-domain/contract';
import { aRow, aSheet, renderHeat } from './heat.fixture.tsx';

const makeSheet = (status: TrialStatus) => {
  const sheet = aSheet({ status }, [aRow(0, 11_000)]);
  const starts = sheet.starts.map((start, at) =>
    at === 1 || at === 2 ? { ...start, presence: 'absent' as const } : start,
  );
  return { ...sheet, starts };
};

describe('An athlete who was absent at the call', () => {
  test('has no result to enter, and a DNS is proposed once the event has begun', async () => {
    const { user, server, host } = await renderHeat(makeSheet(10));
    expect(screen.getByText(/1\/2|1 sur 2/)).toBeVisible();
    expect(
      await screen.findByText(
        'Absents à l’appel, et l’épreuve est partie : 2 KERBRAT Inès, 3 SANTERRE Inès n’ont pas pris le départ ?',
      ),
    ).toBeVisible();
    server.overrideAnswer('editStarts', { status: 200, body: { revision: 9, starts: [], results: [], warnings: [] } });
    await user.click(screen.getByRole('button', { name: 'Noter les 2 DNS' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('2 DNS notés.'));
    expect(server.findRequests('editStarts').flatMap(({ body }) => (body as StartEdits).edits)).toEqual([
      { op: 'scratch', trial: 'heat', row: 'bib:2' },
      { op: 'scratch', trial: 'heat', row: 'bib:3' },
    ]);
  });

  test('is not counted as missing when results are published', async () => {
    const { user, host } = await renderHeat(makeSheet(10));
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    await waitFor(() => expect(host.confirm).toHaveBeenCalled());
    expect(host.confirm.mock.calls[0]?.[0].title).toMatch(/^1 |Une? /);
  });
});
