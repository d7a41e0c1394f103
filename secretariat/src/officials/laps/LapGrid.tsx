import { Fragment } from 'react';
import type { DeviceTrial, LapRunner } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { useText } from '../use-console.ts';

/** A gap between groups on one lap, ms. */
const GROUP_GAP_MS = 3000;

interface Props {
  readonly runners: readonly LapRunner[];
  readonly leader: string | undefined;
  readonly starts: ReadonlyMap<string, DeviceTrial['rows'][number]>;
  readonly canPress: (runner: LapRunner) => boolean;
  readonly onPress: (runner: LapRunner) => void;
}

/** A key for each bib, in running order, with the laps that are left. */
export function LapGrid({ runners, leader, starts, canPress, onPress }: Props) {
  const { t } = useText();
  return (
    <div className="laps">
      {runners.map((runner) => {
        const start = starts.get(runner.row);
        const bib = start?.bib ?? start?.last ?? '';
        const isLead = runner.row === leader;
        const words = [t('laps.toGo', { count: runner.toGo }), runner.isLapped ? t('laps.lapped') : undefined];
        return (
          <Fragment key={runner.row}>
            {runner.gap !== undefined && runner.gap >= GROUP_GAP_MS && (
              <span className="brk">+ {(runner.gap / 1000).toFixed(1)} s</span>
            )}
            <Key
              className={`lap ${isLead ? 'lead' : ''} ${runner.isLapped ? 'late' : ''}`}
              isQuick
              disabled={!canPress(runner)}
              onPress={() => onPress(runner)}
            >
              <b>{bib}</b>
              <span className="n">{runner.toGo}</span>
              <small>{start?.last.toUpperCase()}</small>
              <span className="sr">{words.filter(Boolean).join(', ')}</span>
            </Key>
          </Fragment>
        );
      })}
    </div>
  );
}
