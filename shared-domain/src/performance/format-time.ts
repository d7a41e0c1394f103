const DECIMALS = { 1000: 0, 100: 1, 10: 2 } as const;

/** The parts of a time that is already rounded to its step. */
export interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Tenths or hundredths as digits, empty for whole seconds. */
  readonly fraction: string;
}

export function timeParts(ms: number, step: 10 | 100 | 1000, secondsOnly = false): TimeParts {
  const whole = Math.floor(ms / 1000);
  const decimals = DECIMALS[step];
  const fraction = decimals === 0 ? '' : String(Math.floor((ms % 1000) / step)).padStart(decimals, '0');
  if (secondsOnly) return { hours: 0, minutes: 0, seconds: whole, fraction };
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60, fraction };
}

const two = (n: number) => (n < 10 ? `0${n}` : `${n}`);

/** Hours, minutes and seconds with leading zero units dropped. @example '1:02:33' '1:52.34' '9.81' */
export function formatTimeParts({ hours, minutes, seconds, fraction }: TimeParts): string {
  const tail = fraction === '' ? '' : `.${fraction}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}${tail}`;
  return minutes > 0 ? `${minutes}:${two(seconds)}${tail}` : `${seconds}${tail}`;
}
