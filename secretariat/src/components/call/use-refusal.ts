import { useCallback } from 'react';
import { useText } from '../../locales/use-text.ts';
import { useHost } from '../host.ts';
import { formatRefusal } from './call-sentence.ts';

/** Returns a function that shows why a call failed, as a notification. */
export function useRefusal(): (error: unknown) => void {
  const { t } = useText();
  const { notify } = useHost();
  return useCallback((error) => notify(formatRefusal(error, t), { kind: 'error' }), [t, notify]);
}
