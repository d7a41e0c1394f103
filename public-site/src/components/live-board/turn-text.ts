import type { FieldEvent } from 'shared-domain/contract';
import type { TextKey } from '../../locales/fr.ts';

/** The text over the athlete whose turn it is: first to go, or next. */
export const findTurnTextKey = (state: FieldEvent['state']): TextKey =>
  state === 'first' ? 'field.first' : 'field.next';
