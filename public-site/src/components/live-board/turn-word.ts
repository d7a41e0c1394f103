import type { FieldEvent } from 'shared-domain/contract';
import type { TextKey } from '../../locales/fr.ts';

/** What is said of the athlete whose turn it is; a new bar is said of the bar. */
export const formatTurn = (state: FieldEvent['state']): TextKey => (state === 'first' ? 'field.first' : 'field.next');
