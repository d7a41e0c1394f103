import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { keepSession, sessionSlice } from './session.ts';

/** A `createApi` slice of a remote, as far as the store needs to know it. */
export interface ApiSlice {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
}

/** The one store of the page. A remote injects its own slice when it is mounted. */
export function createInjectableStore() {
  const dynamic = createDynamicMiddleware();
  const rootReducer = combineSlices(sessionSlice);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).prepend(dynamic.middleware),
  });
  // Pages in the background do not ask; what is shown is asked again when the network is back.
  setupListeners(store.dispatch);
  const injected = new Map<string, ApiSlice>();
  let session = sessionSlice.selectors.selectSession(store.getState());
  store.subscribe(() => {
    const next = sessionSlice.selectors.selectSession(store.getState());
    if (next !== session) keepSession(next);
    session = next;
  });

  return Object.assign(store, {
    /** Adds a remote's slice; a slice already there, or a newer one of the same path, replaces it without losing the rest. */
    inject(slice: ApiSlice): void {
      if (injected.get(slice.reducerPath) === slice) return;
      injected.set(slice.reducerPath, slice);
      rootReducer.inject({ reducerPath: slice.reducerPath, reducer: slice.reducer }, { overrideExisting: true });
      dynamic.addMiddleware(slice.middleware);
      store.dispatch({ type: 'platform/injected' });
    },
  });
}

export type InjectableStore = ReturnType<typeof createInjectableStore>;
