import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val' });
const FINAL = aTrial({ oid: 'final', gOID: 'group', starts: 1, g0: 100, g1: '0' });
const rows = [{ row: 'a', bib: '11', last: 'VALMOREL', first: 'Inès', category: 54, lane: 3 }];
const CODE = { code: 'ABCD-2345', kind: 'judge', expires: '2026-06-14T22:00:00Z' };

async function openLists(code: object | undefined, role: 'owner' | 'reader' = 'owner') {
  window.print = jest.fn();
  fakeServer({
    orgs: [anOrg({ role })],
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({ trials: [FINAL] }),
      secretariatStarts: () => ({ starts: [{ oid: 'final', uid: FINAL.uid, rows }] }),
      askCode: () => ({ code }),
      info: () => ({ origins: [{ origin: 'http://192.168.1.20:3000' }] }),
    },
  });
  const rendered = renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=final');
  await screen.findByRole('rowheader', { name: /VALMOREL Inès/ });
  await rendered.user.click(screen.getByRole('button', { name: 'Imprimer les feuilles' }));
  return rendered;
}

test('sheets for judges say that they are not to be hung up', async () => {
  const { user } = await openLists(CODE);
  await user.click(await screen.findByRole('menuitem', { name: /^Pour les juges/ }));
  expect(await screen.findByText('Console des juges : ne pas afficher')).toBeInTheDocument();
});

test('without a valid code of judges none is printed for them, and where to make one is said', async () => {
  const { user, host } = await openLists(undefined);
  await user.click(await screen.findByRole('menuitem', { name: /^Pour les juges/ }));
  await waitFor(() =>
    expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/^Aucun code de juge n’est valable/), {
      kind: 'error',
    }),
  );
  expect(window.print).not.toHaveBeenCalled();
});

test('who only reads prints sheets without a code', async () => {
  await openLists(CODE, 'reader');
  expect(await screen.findByText('Console de l’épreuve')).toBeInTheDocument();
  expect(screen.queryByRole('menu')).toBeNull();
});
