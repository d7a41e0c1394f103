const DAY_MS = 86_400_000;

/** The day at the stadium of the journeys, as the site counts days; `days` from now. @example today(1) */
export const today = (days = 0): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
