import type { ReactNode } from 'react';
import { BoardApp } from './BoardApp.tsx';
import { BoardGuard } from './BoardGuard.tsx';
import { openBoard } from './open-board.ts';
import { openPreview } from './open-preview.ts';
import { isPreviewAddress } from './preview-state.ts';
import { BoardContext } from './use-board.ts';

/** The page of a board: a script of its own. */
export async function openBoardPage(): Promise<ReactNode> {
  const isPreview = isPreviewAddress(window.location.search) && window.parent !== window;
  return (
    <BoardContext value={await (isPreview ? openPreview() : openBoard())}>
      <BoardGuard>
        <BoardApp />
      </BoardGuard>
    </BoardContext>
  );
}
