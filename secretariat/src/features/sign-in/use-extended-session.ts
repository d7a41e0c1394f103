import { useEffect, useRef } from 'react';
import { sessionSlice, useSelector } from 'shared-domain/platform';
import { useExtendSessionMutation } from './sign-in-endpoints.ts';

/** The session is extended no more often than this. */
const INTERVAL_MS = 15 * 60_000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown'] as const;

/** Extends the session while a key or a pointer is used, so that it does not expire during work, however short a site has it. */
export function useExtendedSession(): void {
  const { token, expires = '' } = useSelector(sessionSlice.selectors.selectSession);
  const [extend] = useExtendSessionMutation();
  const extendedAt = useRef(Date.now());
  useEffect(() => {
    if (token === undefined) return undefined;
    const extendIfDue = () => {
      const lifeMs = Date.parse(expires) - extendedAt.current;
      const intervalMs = lifeMs > 0 ? Math.min(INTERVAL_MS, lifeMs / 2) : INTERVAL_MS;
      if (Date.now() - extendedAt.current < intervalMs) return;
      extendedAt.current = Date.now();
      void extend();
    };
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, extendIfDue, { passive: true });
    return () => {
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, extendIfDue);
    };
  }, [token, expires, extend]);
}
