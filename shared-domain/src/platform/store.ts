import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { sessionSlice, storeSession } from './session.ts';

/** The fields of a remote's `createApi` slice that the store needs. */
export interface ApiSlice {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
}

/** Creates the page's only store, into which a remote injects its own slice when it is mounted. */
export function createInjectableStore() {
  const dynamicMiddleware = createDynamicMiddleware();
  const rootReducer = combineSlices(sessionSlice);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(dynamicMiddleware.middleware),
  });
  // Enables queries to be repeated when the network is back.
  setupListeners(store.dispatch);
  const injectedSlices = new Map<string, ApiSlice>();
  let session = sessionSlice.selectors.selectSession(store.getState());
  store.subscribe(() => {
    const next = sessionSlice.selectors.selectSession(store.getState());
    if (next !== session) storeSession(next);
    session = next;
  });

  return Object.assign(store, {
    /** Adds a remote's slice, or replaces the one with the same path; the other slices keep their state. */
    inject(slice: ApiSlice): void {
      if (injectedSlices.get(slice.reducerPath) === slice) return;
      injectedSlices.set(slice.reducerPath, slice);
      rootReducer.inject({ reducerPath: slice.reducerPath, reducer: slice.reducer }, { overrideExisting: true });
      dynamicMiddleware.addMiddleware(slice.middleware);
      store.dispatch({ type: 'platform/injected' });
    },
  });
}

export type InjectableStore = ReturnType<typeof createInjectableStore>;
