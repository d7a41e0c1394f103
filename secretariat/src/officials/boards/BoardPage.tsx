import type { ReactNode } from 'react';
import { BoardApp } from './BoardApp.tsx';
import { openBoard } from './open-board.ts';
import { BoardContext } from './use-board.ts';

/** The page of a board: a script of its own. */
export async function openBoardPage(): Promise<ReactNode> {
  return (
    <BoardContext value={await openBoard()}>
      <BoardApp />
    </BoardContext>
  );
}
