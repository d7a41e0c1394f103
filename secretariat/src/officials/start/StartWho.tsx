import { findStartTime, formatLocalTime } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { formatSexed } from '../presence/presence.ts';
import { useConsole, useText } from '../use-console.ts';
import { type Readiness, STEPS } from './read-start.ts';

const SHAPES = { ready: 'ok', silent: 'no', unknown: 'hol' } as const;

interface Props {
  readonly folded: FoldedTrialView;
  readonly readiness: readonly Readiness[];
  readonly step: number;
}

/** «Chrono, vent, juges»: one sentence's beginning. */
const sayList = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((one) => one.toLowerCase())].join(', ');

/** The heat, how far its start is, and whether the other consoles are there. */
export function StartWho({ folded, readiness, step }: Props) {
  const { seen } = useConsole();
  const { t, language } = useText();
  const { trial, sheet } = folded;
  const tz = seen()?.challenge.tz ?? 'UTC';
  const { outcome, recalls } = sheet.state.starts;
  const silent = readiness.filter(({ state }) => state === 'silent');
  const unknown = readiness.filter(({ state }) => state === 'unknown').map(({ kind }) => t(`start.ready.${kind}`));
  const sayReady = ({ kind, state }: Readiness) =>
    t('pair', { name: t(`start.ready.${kind}`), value: t(`start.ready.${state}`) });
  return (
    <section className="who" aria-label={formatEventName(trial, language)}>
      <div className="w2">
        <h2 className="nm now">
          {formatEventName(trial, language)}{' '}
          <span>
            {formatTrialRound(trial, language)}
            {`\u00a0· ${formatLocalTime(findStartTime(trial), tz)}`}
          </span>
        </h2>
      </div>
      <ol className="steps" aria-label={t('start.steps')}>
        {STEPS.map((one, at) => (
          <li
            key={one}
            className={at < step ? 'done' : at === step ? 'cur' : undefined}
            aria-current={at === step ? 'step' : undefined}
          >
            {one === 'called' ? formatSexed('start.step.called', trial.category, t) : t(`start.step.${one}`)}
          </li>
        ))}
      </ol>
      <ul className="ready">
        {readiness.map((one) => (
          <li key={one.kind} className={`state ${SHAPES[one.state]}`}>
            <i />
            <span aria-hidden="true">{t(`start.ready.${one.kind}`)}</span>
            <span className="sr">{sayReady(one)}</span>
          </li>
        ))}
      </ul>
      <p className="w3">
        {silent.flatMap(({ kind, silent: devices }) =>
          devices.map(({ device, label, minutes }) => (
            <b key={device}>{t('start.silent', { who: label ?? t(`start.ready.${kind}`), minutes })} </b>
          )),
        )}
        {unknown.length > 0 ? t('start.unknown', { who: sayList(unknown) }) : silent.length > 0 && t('start.look')}{' '}
        {outcome.fieldWarned && <b>{t('start.fieldWarned')} </b>}
        {recalls.length > 0 && t('start.recalls', { count: recalls.length })}
      </p>
    </section>
  );
}
