import { describe, expect, test } from '@jest/globals';
import { sessionSlice } from './session.ts';
import { createInjectableStore } from './store.ts';

const slice = (name: string) => ({
  reducerPath: name,
  reducer: (state = { heard: 0 }, action: { type: string }) =>
    action.type === 'ping' ? { heard: state.heard + 1 } : state,
  middleware: () => (next: (action: unknown) => unknown) => (action: unknown) => next(action),
});

describe('the one store of the page', () => {
  test('takes a remote’s slice when it is mounted, once, and keeps what it holds', () => {
    const store = createInjectableStore();
    const remote = slice('publicSite');
    store.inject(remote);
    store.dispatch({ type: 'ping' });
    store.inject(remote);
    expect((store.getState() as unknown as Record<string, unknown>).publicSite).toEqual({ heard: 1 });
  });

  test('keeps the session on the device across visits and forgets it at sign-out', () => {
    const store = createInjectableStore();
    store.dispatch(sessionSlice.actions.signedIn({ token: 'secret', expires: '2027-01-01T00:00:00Z' }));
    expect(sessionSlice.selectors.selectToken(createInjectableStore().getState())).toBe('secret');
    store.dispatch(sessionSlice.actions.signedOut());
    expect(sessionSlice.selectors.selectToken(createInjectableStore().getState())).toBeUndefined();
  });
});
