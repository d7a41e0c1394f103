/** A database that the server cannot use; the message tells the operator what happened and what to do. */
export class DatabaseUnusable extends Error {}
