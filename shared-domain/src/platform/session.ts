import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { EXPIRED_STATUS, INITIAL_STATUS } from '../contract/global-status.ts';

/** Global status of P3.13: 0 at start, 11 once a token has expired. */
export interface SessionState {
  readonly status: number;
  readonly token: string | undefined;
  /** ISO date and time at which the token ends. */
  readonly expires: string | undefined;
}

const STORAGE_KEY = 'foulee.session';

const SIGNED_OUT: SessionState = { status: INITIAL_STATUS, token: undefined, expires: undefined };

/** The session stored on this device; signed out where nothing can be read. */
function readStoredSession(): SessionState {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as {
      token?: unknown;
      expires?: unknown;
    } | null;
    if (typeof stored?.token !== 'string' || typeof stored.expires !== 'string') return SIGNED_OUT;
    return { status: INITIAL_STATUS, token: stored.token, expires: stored.expires };
  } catch {
    return SIGNED_OUT;
  }
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: readStoredSession,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ token: string; expires: string }>) => ({
      status: INITIAL_STATUS,
      ...payload,
    }),
    signedOut: () => SIGNED_OUT,
    sessionExpired: () => ({ ...SIGNED_OUT, status: EXPIRED_STATUS }),
  },
  selectors: {
    selectSession: (state) => state,
    selectToken: (state) => state.token,
  },
});

/** Stores the session on this device; where that is not possible, it holds for this visit. */
export function storeSession({ token, expires }: SessionState): void {
  try {
    if (token === undefined) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ token, expires }));
  } catch {
    return;
  }
}
