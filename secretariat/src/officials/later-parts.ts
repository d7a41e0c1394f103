import { useEffect } from 'react';
import { CONSOLE_PARTS } from './console-parts.ts';
import { EXTRAS_PART, WATCH_PART } from './extra-parts.ts';
import { TASKS_BY_CODE } from './gate/TaskScreen.tsx';
import { loadParts } from './part.ts';
import { TEXT_PARTS } from './texts/texts.ts';
import { useConsole } from './use-console.ts';

/** Fetches what this page may need later, once what it shows is there: where no worker does, none of it comes after the network has gone. */
export function useLaterParts(isDrawn: boolean): void {
  const { device, link, hasWorkerFiles } = useConsole();
  const kind = device().code?.kind;
  const { isOnline } = link();
  const isAlone = !hasWorkerFiles();
  // A network that is there again is asked at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link says when to ask, not for what
  useEffect(() => {
    if (!isDrawn || !isAlone) return;
    const tasks = kind === undefined ? [] : TASKS_BY_CODE[kind];
    const consoles = tasks.flatMap((task) => CONSOLE_PARTS[task] ?? []);
    return loadParts([EXTRAS_PART, WATCH_PART, ...Object.values(TEXT_PARTS), ...consoles]);
  }, [isDrawn, isAlone, kind, isOnline]);
}
