/** A database that the server cannot work on; the message says what happened and what to do, in French, as the commands do. */
export class DatabaseUnusable extends Error {}
