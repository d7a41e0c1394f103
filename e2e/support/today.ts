const DAY_MS = 86_400_000;

/** The day at the stadium of the journeys, as the site counts days; `days` from now. @example today(1) */
export const today = (days = 0): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

/** A time of the stadium's own clocks, with the offset they have that day. @example stadiumTime('23:10', 1) */
export function stadiumTime(time: string, days = 0): string {
  const wall = `${today(days)}T${time}:00`;
  const offset = ['+01:00', '+02:00'].find((each) => {
    const shown = new Date(`${wall}${each}`).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
    return shown === wall.replace('T', ' ');
  });
  return `${wall}${offset ?? '+02:00'}`;
}
