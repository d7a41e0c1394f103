import { readBoardAddress } from 'shared-domain/board';
import { findBrowserLanguage } from '../texts/browser-language.ts';
import { awaitTexts } from '../texts/texts.ts';
import type { Board } from './open-board.ts';
import { holdPreviewLists, type PreviewState, readPreviewMessage } from './preview-state.ts';

/**
 * The board of a small picture within «Écrans»: it draws what that page gives it. It has no code, stores nothing, asks the server nothing and
 * says nothing, so that it is no screen of the competition.
 */
export async function openPreview(): Promise<Board> {
  const address = readBoardAddress(window.location);
  const language = address.language ?? findBrowserLanguage();
  await Promise.all((address.languages ?? [language]).map(awaitTexts));
  let state: PreviewState | undefined;
  let version = 0;
  const listeners = new Set<() => void>();
  const page = window.parent;
  await new Promise<void>((resolve) => {
    window.addEventListener('message', (event) => {
      const message = event.source === page ? readPreviewMessage(event) : undefined;
      if (message?.foulee !== 'preview') return;
      state = holdPreviewLists(state, message.state);
      version += 1;
      for (const listener of listeners) listener();
      resolve();
    });
    page.postMessage({ foulee: 'preview ready' }, window.location.origin);
  });
  const now = () => Date.now();
  return {
    address,
    id: state?.screen ?? '',
    language,
    isPreview: true,
    seen: () => state?.seen,
    order: () => state?.order,
    // How old its data are is said by the page around it.
    link: () => ({ isOnline: true, heard: now() }),
    clock: { now, at: () => now() + (state?.offset ?? 0) },
    fault: () => undefined,
    retryMinutes: () => 0,
    enterCode: async () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
