/** States of the front ends' dialogs and stores, with pure functions that change them. Each application bundles what it uses. */
export * from './analytics-path.ts';
export * from './app-error.ts';
export * from './confirmation.ts';
export * from './consent.ts';
export * from './contact-draft.ts';
export * from './recent-items.ts';
export * from './reference-cache.ts';
export * from './scroll-animation.ts';
export * from './snackbar.ts';
