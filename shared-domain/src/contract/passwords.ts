/** A password of fewer characters is refused (ASVS 2.1.1); nor may it be well known, but any character goes. */
export const SHORTEST_PASSWORD = 12;
