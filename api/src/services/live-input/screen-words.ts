import type { ScreenOrder, ScreenWords } from 'shared-domain/contract';

export const parseOrder = (body: string): ScreenOrder => JSON.parse(body) as ScreenOrder;

/** What a screen says of itself, without lists that it held by an earlier order. */
export function dropOldLists({ frozen, ...words }: ScreenWords, { cue }: ScreenOrder): ScreenWords {
  const isHeld = cue?.act === 'freeze' && cue.since === frozen?.since;
  return isHeld ? { ...words, frozen } : words;
}
