/**
 * Libraries make errors as they are imported, to throw them later. For the stack trace of each a browser reads the whole script once more, half
 * of the time that the script takes: until the application has started they have none.
 */
Object.assign(Error, { stackTraceLimit: 0 });

/** The usual stack traces, from now on. */
export const allowStackTraces = (): void => void Object.assign(Error, { stackTraceLimit: 10 });
