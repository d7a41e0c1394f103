import { useState } from 'react';

/** A switch that this device remembers. */
export function useKeptChoice(name: string): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => read(name));
  const set = (next: boolean) => {
    setOn(next);
    keep(name, next);
  };
  return [on, set];
}

function read(name: string): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(name) === 'true';
  } catch {
    return false;
  }
}

function keep(name: string, on: boolean): void {
  try {
    localStorage.setItem(name, String(on));
  } catch {
    return;
  }
}
