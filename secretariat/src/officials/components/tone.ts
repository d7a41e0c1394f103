/** What a tone says: a fact is written, the last seconds begin, the time is over. */
export type Tone = 'written' | 'signal' | 'over';

/** Hertz, and how long, s. */
const TONES: Readonly<Record<Tone, readonly [hertz: number, seconds: number]>> = {
  written: [880, 0.06],
  signal: [660, 0.3],
  over: [330, 0.8],
};
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** Plays a tone; a browser without sound, or one that allows none yet, stays silent. */
export function playTone(tone: Tone): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const [hertz, seconds] = TONES[tone];
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = hertz;
    gain.gain.value = VOLUME;
    oscillator.connect(gain);
    gain.connect(context.destination);
    oscillator.start();
    oscillator.stop(context.currentTime + seconds);
  } catch {
    return;
  }
}
