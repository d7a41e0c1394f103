/** A password of fewer characters is refused; there is no other rule, for others make people write them down. */
export const SHORTEST_PASSWORD = 10;
