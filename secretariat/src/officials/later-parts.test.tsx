import { describe, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { AccessCodeKind } from 'shared-domain';
import type { Console } from './console.ts';
import { CONSOLE_PARTS } from './console-parts.ts';
import { EXTRAS_PART } from './extra-parts.ts';
import { useLaterParts } from './later-parts.ts';
import { TEXT_PARTS } from './texts/texts.ts';
import { ConsoleContext } from './use-console.ts';

describe('what a page may need later', () => {
  test('is left to its worker, and comes without a tap where there is none', async () => {
    let hasFiles = true;
    let kind: AccessCodeKind | undefined;
    let version = 0;
    const listeners = new Set<() => void>();
    const opened = {
      device: () => ({ code: kind && { kind } }),
      link: () => ({ isOnline: true, heard: 0 }),
      hasWorkerFiles: () => hasFiles,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      version: () => version,
    } as unknown as Console;
    const change = (does: () => void) =>
      act(async () => {
        does();
        version += 1;
        for (const listener of listeners) listener();
      });
    const { rerender } = renderHook(({ isDrawn }) => useLaterParts(isDrawn), {
      initialProps: { isDrawn: true },
      wrapper: ({ children }) => <ConsoleContext value={opened}>{children}</ConsoleContext>,
    });
    await change(() => {
      kind = 'judge';
    });
    expect(EXTRAS_PART.find()).toBeUndefined();

    rerender({ isDrawn: false });
    await change(() => {
      hasFiles = false;
    });
    for (const part of [EXTRAS_PART, TEXT_PARTS.fr, TEXT_PARTS.en]) expect(part.find()).toBeUndefined();

    rerender({ isDrawn: true });
    await waitFor(() => expect(CONSOLE_PARTS.referee?.find()).toBeDefined(), { timeout: 20_000 });
    for (const part of [
      TEXT_PARTS.fr,
      TEXT_PARTS.en,
      EXTRAS_PART,
      CONSOLE_PARTS.attempts,
      CONSOLE_PARTS.bars,
      CONSOLE_PARTS.clock,
    ])
      expect(part?.find()).toBeDefined();
    expect(CONSOLE_PARTS.photo?.find()).toBeUndefined();
  }, 60_000);
});
