import { isCombined, isFieldEvent, isVerticalJump, parseVariant, readEvent } from 'shared-domain';
import type { ProgrammeTrial } from '../../../../api/programme.ts';
import { useText } from '../../../../locales/use-text.ts';
import { MarkHelp } from './MarkHelp.tsx';

interface Props {
  readonly trials: readonly ProgrammeTrial[];
  /** Kind of the competition. */
  readonly kind: string;
}

/** Explains the keys of the grids shown, which press-key.ts implements; a combined event has no grid of its own. */
export function KeyLegend({ trials, kind }: Props) {
  const { t } = useText();
  const hasBars = trials.some(({ g0 }) => isVerticalJump(g0));
  const hasAttempts = trials.some(({ g0 }) => isFieldEvent(g0) && !isVerticalJump(g0));
  const hasCards = trials.some(({ g1 }) => parseVariant(g1)?.kind === 'walk');
  if (trials.length > 0 && trials.every(({ g0 }) => isCombined(g0))) return null;
  const enter = <kbd>{t('results.keys.enter')}</kbd>;
  return (
    <section className="card">
      <h2>{t('results.keys')}</h2>
      <div className="keys">
        <div>
          {t('results.key.down')} {enter}
        </div>
        <div>
          {t('results.key.up')}{' '}
          <span>
            <kbd>{t('results.keys.shift')}</kbd> {enter}
          </span>
        </div>
        <div>
          {t('results.key.move')} <kbd>{t('results.keys.arrows')}</kbd>
        </div>
        <div>
          {t('results.key.escape')} <kbd>{t('results.keys.escape')}</kbd>
        </div>
        {(['n', 'd', 'q', 'm'] as const).map((key) => (
          <div key={key}>
            {t(`results.word.${key}`)} <kbd>{key}</kbd>
          </div>
        ))}
        {(hasBars || hasAttempts) && (
          <div>
            {t(hasBars ? 'results.key.bar' : 'results.key.attempt')}{' '}
            <span>
              {hasBars && <kbd>o</kbd>} <kbd>x</kbd> <kbd>-</kbd> <kbd>r</kbd>
            </span>
          </div>
        )}
        {hasCards && (
          <div>
            {t('officials.walk.key')}{' '}
            <span>
              <kbd>~</kbd> <kbd>&gt;</kbd>
            </span>
          </div>
        )}
        <div>
          {t('results.key.save')}{' '}
          <span>
            <kbd>{t('results.keys.ctrl')}</kbd> <kbd>S</kbd>
          </span>
        </div>
      </div>
      <MarkHelp events={trials.map((trial) => readEvent(trial, kind))} />
      {hasCards && <p className="sub">{t('officials.walk.help')}</p>}
    </section>
  );
}
