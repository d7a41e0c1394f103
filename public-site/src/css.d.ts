/** Style sheets are imported for their effect; the bundler handles them. */
declare module '*.css';
