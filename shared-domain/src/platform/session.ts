import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { EXPIRED_STATUS, INITIAL_STATUS } from '../contract/global-status.ts';

/** Global status of P3.13: 0 at start, 11 once a token has expired. */
export interface SessionState {
  readonly status: number;
  readonly token: string | undefined;
  /** ISO date and time at which the token ends. */
  readonly expires: string | undefined;
}

const KEY = 'foulee.session';

const signedOut: SessionState = { status: INITIAL_STATUS, token: undefined, expires: undefined };

/** The session that this device holds; a store that cannot be read holds none. */
function storedSession(): SessionState {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { token?: unknown; expires?: unknown } | null;
    if (typeof stored?.token !== 'string' || typeof stored.expires !== 'string') return signedOut;
    return { status: INITIAL_STATUS, token: stored.token, expires: stored.expires };
  } catch {
    return signedOut;
  }
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: storedSession,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ token: string; expires: string }>) => ({
      status: INITIAL_STATUS,
      ...payload,
    }),
    signedOut: () => signedOut,
    /** The token is dropped, what the reader was typing is not. */
    sessionExpired: () => ({ ...signedOut, status: EXPIRED_STATUS }),
  },
  selectors: {
    selectSession: (state) => state,
    selectToken: (state) => state.token,
  },
});

/** Writes the session to this device; private windows that refuse keep it for the visit. */
export function keepSession({ token, expires }: SessionState): void {
  try {
    if (token === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ token, expires }));
  } catch {
    return;
  }
}
