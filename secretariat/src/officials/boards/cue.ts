import type { BoardAddress } from 'shared-domain/board';
import type { ScreenCue, ScreenOrder } from 'shared-domain/contract';
import type { Seen } from '../sync/seen.ts';

/** How long the number of a screen is shown after it was asked for, ms. */
const NUMBER_SHOWN_MS = 10_000;

/** What a screen is told now; undefined where it is told nothing, where that has ended, and where its address keeps it from listening. */
export function findCue(
  order: ScreenOrder | undefined,
  { isLocked }: Pick<BoardAddress, 'isLocked'>,
  at: number,
): ScreenCue | undefined {
  const cue = order?.cue;
  if (cue === undefined || isLocked === true) return undefined;
  return cue.until !== undefined && Date.parse(cue.until) <= at ? undefined : cue;
}

/** The address of a screen with the picture that it is told to show; how it is drawn stays. */
export function applyCue(address: BoardAddress, cue: ScreenCue | undefined): BoardAddress {
  if (cue?.act === 'message') return { ...address, layout: 'message', trial: undefined, text: cue.text ?? '' };
  if (cue?.act === 'countdown' && cue.to !== undefined)
    return { ...address, layout: 'message', trial: undefined, text: cue.text ?? '', countdownTo: Date.parse(cue.to) };
  if (cue?.act !== 'show') return address;
  const { place: _, part: __, ...drawing } = address;
  return { ...drawing, layout: cue.layout ?? address.layout, trial: cue.trial };
}

/** What a frozen screen knows: what had come before. Whoever was hidden since is hidden here too. */
export function holdSeen(seen: Seen | undefined, cue: ScreenCue | undefined): Seen | undefined {
  if (seen === undefined || cue?.act !== 'freeze') return seen;
  const since = Date.parse(cue.since);
  return { ...seen, facts: seen.facts.filter(({ arrived }) => Date.parse(arrived) <= since) };
}

/** The instant of a frozen picture, ms. */
export const findHeldInstant = (cue: ScreenCue | undefined): number | undefined =>
  cue?.act === 'freeze' ? Date.parse(cue.since) : undefined;

/** Whether a screen shows its number because it was asked to. */
export const isIdentified = (order: ScreenOrder | undefined, at: number): boolean =>
  order?.identify !== undefined && at - Date.parse(order.identify) < NUMBER_SHOWN_MS;
