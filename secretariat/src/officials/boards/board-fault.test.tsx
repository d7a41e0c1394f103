import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { openLink } from '../sync/link.ts';
import { readText } from '../testing/render-task.tsx';
import { BoardApp } from './BoardApp.tsx';
import type { Board, BoardFault } from './open-board.ts';
import { BoardContext } from './use-board.ts';

afterEach(cleanup);

const CODE: DeviceCode = { code: 'ABCD-2345', kind: 'sboard', chOID: 'c', state: 'valid' };

function showFault(fault: BoardFault | undefined): string {
  cleanup();
  const board = {
    language: 'fr',
    id: '1234',
    address: { layout: 'concours', trial: undefined, language: 'fr' },
    clock: { at: () => Date.now(), now: () => performance.now() },
    link: () => ({ isOnline: true, heard: performance.now() }),
    fault: () => fault,
    order: () => undefined,
    retryMinutes: () => 12,
    seen: () => undefined,
    subscribe: () => () => undefined,
    version: () => 0,
  } as unknown as Board;
  render(
    <BoardContext value={board}>
      <BoardApp />
    </BoardContext>,
  );
  return readText(screen.getByRole('status').textContent);
}

test('26. a board whose access has ended says in words of its own why', () => {
  expect([
    showFault('closed'),
    showFault('revoked'),
    showFault('ended'),
    showFault('unknown'),
    showFault('too many'),
  ]).toEqual([
    'Le secrétariat a fermé cet écran. Il revient seul dès que le secrétariat le rouvre.',
    'Ce code a été révoqué : tapez celui de la nouvelle fiche.',
    'La compétition est finie : ce code ne montre plus rien.',
    'Code inconnu, ou révoqué. Relisez la fiche.',
    'Trop d’essais. Réessayez dans 12 min.',
  ]);
});

test('26. a board that the secretariat closes knows it, and goes on with its code once it is opened again', async () => {
  let code = CODE;
  const log = {
    clock: { now: () => 0 },
    changeDevice: async (change: (device: { readonly code: DeviceCode }) => { readonly code?: DeviceCode }) => {
      code = change({ code }).code ?? code;
    },
  } as unknown as FactLog;
  const link = openLink(log, () => undefined);
  const error = { id: 'device closed', detail: '' } as never;
  await link.hear({ kind: 'refusal', status: 403, error, retryAfter: 0 }, code, 'read');
  expect(code).toEqual({ ...CODE, state: 'closed' });
  await link.hear({ kind: 'answer', body: {}, trip: undefined }, code, 'read');
  expect(code).toEqual(CODE);
});

test('a board that has its code and has read nothing with it waits for the server, and asks for no code', () => {
  expect(showFault(undefined)).toBe('Sans nouvelles du serveur');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(showFault('none')).toBe('Tapez le code d’un afficheur : il reste sur cet écran.');
  expect(screen.queryByRole('textbox')).not.toBeNull();
});
