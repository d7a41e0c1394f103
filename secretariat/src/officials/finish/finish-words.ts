import type { DeviceTrial } from 'shared-domain/live-input';

/** «2:16.3», running. */
export function formatRunning(ms: number): string {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  const seconds = `${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
  return minutes < 60
    ? `${minutes}:${seconds}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${seconds}`;
}

/** «12e», «12th»; of a finish or a place, which are feminine in French: «1re». */
export function formatOrdinal(place: number, language: 'fr' | 'en'): string {
  if (language === 'fr') return `${place}${place === 1 ? 're' : 'e'}`;
  const [ten, one] = [place % 100, place % 10];
  return `${place}${ten > 10 && ten < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][one] ?? 'th')}`;
}

/** «28 MAHÉLIN». */
export const formatRunner = (start: DeviceTrial['rows'][number] | undefined): string =>
  start === undefined ? '' : `${start.bib ?? ''} ${start.last.toUpperCase()}`.trim();

const SECONDS = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const;

/** «15:10:05». */
export const formatSeconds = (at: number, timeZone: string): string =>
  new Date(at).toLocaleTimeString('fr-FR', { ...SECONDS, timeZone });
