import { Icon } from '../components/Icon.tsx';
import type { HeardJudge } from '../sync/seen.ts';
import { useConsole, useText } from '../use-console.ts';

const MINUTE_MS = 60_000;
/** A phone that was heard longer ago than the longest walk takes has been put away. */
const GONE_MS = 5 * 60 * MINUTE_MS;

/** The walk judges of whom the server has not heard for a minute or more, by what they are called: of two phones the one that speaks. */
export function listSilentJudges(judges: readonly HeardJudge[] = []): readonly { label: string; minutes: number }[] {
  const walkJudges = Map.groupBy(
    judges.filter(({ task }) => task === 'walk'),
    ({ label }) => label,
  );
  return [...walkJudges]
    .map(([label, devices]) => ({ label, silence: Math.min(...devices.map(({ silence }) => silence)) }))
    .filter(({ silence }) => silence >= MINUTE_MS && silence < GONE_MS)
    .map(({ label, silence }) => ({ label, minutes: Math.floor(silence / MINUTE_MS) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr', { numeric: true }));
}

/** Says whose cards may still be on a phone. Where this device is offline itself, it knows nothing of the others. */
export function SilentJudges() {
  const { seen, link } = useConsole();
  const { t } = useText();
  const silent = link().isOnline ? listSilentJudges(seen()?.judges) : [];
  if (silent.length === 0) return null;
  return (
    <div className="strip" role="status">
      <Icon name="offline" />
      <span>{silent.map(({ label, minutes }) => t('walk.offline', { judge: label, minutes })).join(' · ')}</span>
    </div>
  );
}
