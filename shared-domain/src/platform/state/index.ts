/** States and steps of the front ends' dialogs and stores: pure functions, which each application bundles as far as it uses them. */
export * from './analytics-path.ts';
export * from './app-error.ts';
export * from './confirmation.ts';
export * from './consent.ts';
export * from './contact-draft.ts';
export * from './recent-items.ts';
export * from './reference-cache.ts';
export * from './scroll-animation.ts';
export * from './snackbar.ts';
