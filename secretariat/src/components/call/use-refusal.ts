import { useCallback } from 'react';
import { useText } from '../../locales/use-text.ts';
import { useHost } from '../host.ts';
import { refusalText } from './call-sentence.ts';

/** Says why a call failed, in passing. */
export function useRefusal(): (error: unknown) => void {
  const { t } = useText();
  const { notify } = useHost();
  return useCallback((error) => notify(refusalText(error, t), { kind: 'error' }), [t, notify]);
}
