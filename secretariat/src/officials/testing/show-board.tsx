import { render } from '@testing-library/react';
import type { BoardAddress } from 'shared-domain/board';
import { BoardApp } from '../boards/BoardApp.tsx';
import '../texts/all-texts.ts';
import type { Board } from '../boards/open-board.ts';
import { BoardContext } from '../boards/use-board.ts';
import type { Seen } from '../sync/seen.ts';

/** The board of an address with what is known and told to it, at the test's time. */
export const createBoard = (address: BoardAddress, known: Seen, order?: object): Board =>
  ({
    language: 'fr',
    id: '1234',
    address,
    clock: { at: () => Date.now(), now: () => performance.now() },
    link: () => ({ isOnline: true, heard: performance.now() }),
    fault: () => undefined,
    retryMinutes: () => 0,
    order: () => order,
    seen: () => known,
    subscribe: () => () => undefined,
    version: () => 0,
  }) as unknown as Board;

/** Draws it; returns what it is drawn in. */
export function showBoard(address: BoardAddress, known: Seen, order?: object): HTMLElement {
  const { container } = render(
    <BoardContext value={createBoard(address, known, order)}>
      <BoardApp />
    </BoardContext>,
  );
  return container;
}
