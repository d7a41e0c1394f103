/** What a prepared answer is about: it is stale as soon as the scope's revision has moved on. */
export interface Scope {
  revision: number;
}
