const DAY_MS = 86_400_000;

/** The day (YYYY-MM-DD) at the journeys' stadium, `days` from today. @example today(1) */
export const today = (days = 0): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

/** An ISO time at the stadium, with its offset on that day. @example stadiumTime('23:10', 1) */
export function stadiumTime(time: string, days = 0): string {
  const wall = `${today(days)}T${time}:00`;
  const offset = ['+01:00', '+02:00'].find((each) => {
    const shown = new Date(`${wall}${each}`).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
    return shown === wall.replace('T', ' ');
  });
  return `${wall}${offset ?? '+02:00'}`;
}
