import { useEffect } from 'react';
import { Strip } from '../components/Strip.tsx';
import { useConsole, useText } from '../use-console.ts';
import { InstallStrip } from './InstallStrip.tsx';
import { askForPortrait } from './portrait.ts';
import { canKeepScreen } from './screen-sleep.ts';
import { useLowBattery } from './use-battery.ts';

/** What the phone itself does that an official must know: its battery runs low, its screen goes dark by itself. */
export function PhoneStrips() {
  const { views, device, log } = useConsole();
  const { t } = useText();
  useEffect(askForPortrait, []);
  const battery = useLowBattery();
  const view = views.current();
  const trial = view.name === 'trial' ? view.trial : device().open[0];
  const { preferences } = device();
  return (
    <>
      {battery !== undefined && (
        <Strip
          {...(trial !== undefined && {
            action: t('give.open'),
            onPress: () => views.open({ name: 'handOver', trial }),
          })}
        >
          {t('battery.low', { percent: Math.round(battery * 100) })}
        </Strip>
      )}
      {/* Before a trial is open: over its keys there is no room for it. */}
      {!canKeepScreen() && view.name === 'list' && preferences.knowsSleep !== true && (
        <Strip
          colour="blue"
          onPress={() => void log.changeDevice({ preferences: { ...preferences, knowsSleep: true } })}
        >
          {t('screen.sleeps')}
        </Strip>
      )}
      <InstallStrip />
    </>
  );
}
