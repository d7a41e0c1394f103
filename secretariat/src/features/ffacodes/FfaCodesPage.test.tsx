import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { changeLanguage } from 'shared-domain/platform';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import type { FfaCode } from './FfaCodesPage.tsx';

const HUNDRED: FfaCode = { oid: 'a', uid: '000100-0-56', name: '100 m', id: 110, code: '100', category: 'SE' };
const UNKNOWN: FfaCode = { oid: 'b', uid: '000999-0-56', name: 'Course en sac' };

afterEach(() => changeLanguage('fr'));

function open(ffacodes: readonly FfaCode[], refused = false) {
  const server = fakeServer({ challenges: [aChallenge({ oid: 'val' })], answers: { ffaCodes: () => ({ ffacodes }) } });
  if (refused) server.overrideAnswer('ffaCodes', refusal('unavailable', 'the database is being moved'));
  return { server, ...renderSecretariat('/mgr/lesecretariat/val/ffacodes') };
}

describe('FFA codes (P11.15)', () => {
  test('each event stands beside its code, those without one first; a code is copied', async () => {
    const { user, host } = open([HUNDRED, UNKNOWN]);
    const [, first, second] = within(await screen.findByRole('table', { name: 'Codes FFA' })).getAllByRole('row');
    expect(first).toHaveTextContent('Course en sac–Aucun code');
    expect(second).toHaveTextContent('100 mSE100');
    expect(screen.queryByText('000100-0-56')).not.toBeInTheDocument();
    expect(screen.getByText(/^1 épreuve sans code FFA/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copier\u00a0: code FFA de 100 m' }));
    expect(await navigator.clipboard.readText()).toBe('100');
    expect(host.notify).toHaveBeenCalledWith('Copié\u00a0: code FFA de 100 m.');
  });

  test('events are named in the language of the reader', async () => {
    open([{ ...HUNDRED, name: '100 m Femmes' }]);
    await screen.findByRole('rowheader', { name: '100 m Femmes' });
    await act(async () => changeLanguage('en'));
    expect(await screen.findByRole('rowheader', { name: '100 m Women' })).toBeVisible();
  });

  test('without a programme it says where codes come from', async () => {
    open([]);
    expect(await screen.findByText('Aucune épreuve')).toBeVisible();
  });

  test('when the server refuses, the page asks again on demand', async () => {
    const { server, user } = open([HUNDRED], true);
    expect(await screen.findByRole('alert')).toHaveTextContent('the database is being moved');
    server.restoreAnswer('ffaCodes');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('rowheader', { name: '100 m' })).toBeVisible();
  });
});
