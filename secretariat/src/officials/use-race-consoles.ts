import { useEffect, useState } from 'react';
import type { Task } from './log/device.ts';

type RaceConsoles = typeof import('./race-consoles.tsx');

/** Tasks whose consoles are in the first script. */
const FIRST_TASKS: readonly Task[] = ['bars', 'attempts', 'clock'];
const RETRY_MS = 2000;

let loaded: RaceConsoles | undefined;

/** Loads the consoles of races; once they have come they stay. */
export async function loadRaceConsoles(): Promise<RaceConsoles> {
  loaded ??= await import(/* webpackMode: "lazy" */ './race-consoles.tsx');
  return loaded;
}

/**
 * The consoles of races, from when a task needs them, or a screen that stands with them is asked for: with its list of trials, while
 * there is a network; undefined until they have come. Without a network the worker has them, and a page without a worker asks again until they come.
 */
export function useRaceConsoles(task: Task | undefined, isAsked = false): RaceConsoles | undefined {
  const [consoles, setConsoles] = useState(loaded);
  const isNeeded = isAsked || (task !== undefined && !FIRST_TASKS.includes(task));
  useEffect(() => {
    if (!isNeeded || consoles !== undefined) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      void loadRaceConsoles().then(
        (one) => isCurrent && setConsoles(one),
        () => {
          if (isCurrent) timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, consoles]);
  return consoles;
}
