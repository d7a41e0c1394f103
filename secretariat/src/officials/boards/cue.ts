import type { BoardAddress, Layout, OverlayPart } from 'shared-domain/board';
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

/** Pictures that a screen over a camera shows as a strip; where a picture has none of its own, what there is to see now. */
const STRIPS: Partial<Record<Layout, OverlayPart | 'auto'>> = {
  concours: 'auto',
  barre: 'athlete',
  horloge: 'horloge',
  depart: 'depart',
  resultat: 'resultat',
  classement: 'classement',
};

/** The address of a screen with the picture that it is told to show; how it is drawn stays. */
export function applyCue(address: BoardAddress, cue: ScreenCue | undefined): BoardAddress {
  if (cue?.act === 'message') return { ...address, layout: 'message', trial: undefined, text: cue.text ?? '' };
  if (cue?.act === 'countdown' && cue.to !== undefined)
    return { ...address, layout: 'message', trial: undefined, text: cue.text ?? '', countdownTo: Date.parse(cue.to) };
  if (cue?.act !== 'show') return address;
  const { place: _, part: __, ...drawing } = address;
  const layout = cue.layout ?? address.layout;
  const strip = address.layout === 'incrustation' ? STRIPS[layout] : undefined;
  if (strip === undefined) return { ...drawing, layout, trial: cue.trial };
  return { ...drawing, trial: cue.trial, ...(strip === 'auto' ? {} : { part: strip }) };
}

/** What a frozen screen knows: the facts and the lists of its instant. Whoever was hidden since is hidden here too. */
export function holdSeen(seen: Seen | undefined, cue: ScreenCue | undefined): Seen | undefined {
  if (seen === undefined || cue?.act !== 'freeze') return seen;
  const since = Date.parse(cue.since);
  const { trials, withheld, pictures } = seen.held?.since === cue.since ? seen.held : seen;
  const facts = seen.facts.filter(({ arrived }) => Date.parse(arrived) <= since);
  return { ...seen, trials, withheld, pictures, facts };
}

/** The instant of a frozen picture, ms. */
export const findHeldInstant = (cue: ScreenCue | undefined): number | undefined =>
  cue?.act === 'freeze' ? Date.parse(cue.since) : undefined;

/** Whether a screen shows its number because it was asked to. */
export const isIdentified = (order: ScreenOrder | undefined, at: number): boolean =>
  order?.identify !== undefined && at - Date.parse(order.identify) < NUMBER_SHOWN_MS;
