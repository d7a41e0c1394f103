import { formatLocalTime } from 'shared-domain';
import { useConsole } from '../use-console.ts';

/** «10:42», at the stadium. */
export function useLocalTime(): (at: string | number) => string {
  const { seen } = useConsole();
  const tz = seen()?.challenge.tz ?? 'UTC';
  return (at) => formatLocalTime(typeof at === 'number' ? new Date(at) : at, tz);
}

/** «10:42:17», at the stadium. */
export function useLocalSeconds(): (at: string | number) => string {
  const { seen } = useConsole();
  const timeZone = seen()?.challenge.tz ?? 'UTC';
  const format = new Intl.DateTimeFormat('fr-FR', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
    timeZone,
  });
  return (at) => format.format(new Date(at));
}
