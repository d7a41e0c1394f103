import type { FieldState } from './field-contest.ts';

/** A field event's live state (Q26) with the id of the athlete to come. Heights in mm, attempts from 1. */
export type LiveState = Omit<FieldState, 'athlete'> & { readonly athlete?: string };
