import { needsWind, readEvent, TRIAL_STATUS } from 'shared-domain';
import { type FoldedTrialView, isRaceWalk } from 'shared-domain/live-input';
import type { Task } from '../log/device.ts';
import type { HeardDevice } from '../sync/seen.ts';

/** A device that was heard within this time is there, ms: each says so once a minute. */
const HEARD_MS = 90_000;

/** A device that was heard longer ago has been put away, ms. */
const GONE_MS = 60 * 60_000;

/** The judges of a race: umpires and lap scorers; of a walk its judges too. */
const RACE_JUDGES: readonly Task[] = ['umpire', 'laps'];
const WALK_TASKS: readonly Task[] = ['walk', 'walkRecorder'];

/** Who must be ready before a start, by the kind of their code. */
type ReadyKind = 'chrono' | 'wind' | 'judge';

/** A device that was not heard of late, and for how many minutes. */
interface SilentDevice {
  readonly device: string;
  readonly label: string | undefined;
  readonly minutes: number;
}

/** Whether the consoles of another task are there: all heard of late, some silent, or none ever heard of. */
export interface Readiness {
  readonly kind: ReadyKind;
  readonly state: 'ready' | 'silent' | 'unknown';
  readonly silent: readonly SilentDevice[];
}

type ReadyDevice = Pick<HeardDevice, 'device' | 'label' | 'silence'>;

/** Of several devices that are called the same, the one that speaks. */
function pickSpeaking(devices: readonly ReadyDevice[]): readonly ReadyDevice[] {
  const byName = Map.groupBy(devices, ({ label, device }) => label ?? device);
  return [...byName.values()].flatMap((same) => same.toSorted((a, b) => a.silence - b.silence).slice(0, 1));
}

/** The devices of a kind that a race has to do with: whoever holds it, and those of tasks that nobody holds. */
function listDevices({ trial }: FoldedTrialView, kind: ReadyKind, heard: readonly HeardDevice[], now: number) {
  const tasks: readonly string[] = isRaceWalk(trial) ? [...RACE_JUDGES, ...WALK_TASKS] : RACE_JUDGES;
  const posts = heard.filter(({ by, task }) => by === kind && (kind !== 'judge' || tasks.includes(task ?? '')));
  const holders = (trial.tenures ?? [])
    .filter(({ by, device }) => by === kind && !posts.some((post) => post.device === device))
    .map(({ device, label, last }) => ({ device, label, silence: Math.max(0, now - Date.parse(last)) }));
  return pickSpeaking([...holders, ...posts.filter(({ silence }) => silence < GONE_MS)]);
}

interface Presence {
  /** Devices that the server has heard of, whatever they hold. */
  readonly heard: readonly HeardDevice[];
  readonly now: number;
  /** Without a network nothing is known of others. */
  readonly isOnline: boolean;
}

/** The consoles that a start waits for. */
export function listReadiness(folded: FoldedTrialView, { heard, now, isOnline }: Presence): readonly Readiness[] {
  const kinds: readonly ReadyKind[] = needsWind(readEvent(folded.trial, folded.kind))
    ? ['chrono', 'wind', 'judge']
    : ['chrono', 'judge'];
  return kinds.map((kind) => {
    const devices = isOnline ? listDevices(folded, kind, heard, now) : [];
    const silent = devices
      .filter(({ silence }) => silence > HEARD_MS)
      .map(({ device, label, silence }) => ({ device, label, minutes: Math.floor(silence / 60_000) }));
    return { kind, state: devices.length === 0 ? 'unknown' : silent.length === 0 ? 'ready' : 'silent', silent };
  });
}

/** The steps of a start, and the one that is reached. */
export const STEPS = ['called', 'set', 'ready', 'gone'] as const;

/** The step that is under way, as a place in `STEPS`; −1 before the call. */
export function findStep({ sheet }: Pick<FoldedTrialView, 'sheet'>, readiness: readonly Readiness[]): number {
  const { status } = sheet.state;
  if (status === TRIAL_STATUS.planned || status === TRIAL_STATUS.startlist) return -1;
  if (status !== TRIAL_STATUS.called) return STEPS.indexOf('gone');
  return readiness.every(({ state }) => state === 'ready') ? STEPS.indexOf('ready') : STEPS.indexOf('set');
}
