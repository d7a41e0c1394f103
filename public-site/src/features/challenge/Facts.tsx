import { findFederation, formatZoneName, readOptions, unpackFlag } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Reveal } from '../../components/Reveal.tsx';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';

/** Facts about a competition that are not in its header. */
export function Facts({ challenge }: { readonly challenge: Challenge }) {
  const { t, language } = useText();
  const federation = findFederation(challenge.rtype);
  const level = findLevelKey(challenge.flag);
  const options = readOptions(challenge.flag);
  // Teams are also ranked where the flag gives no options; only what the organiser chose is a fact.
  const offers = [
    options.hasCombinedEvents && t('facts.combined'),
    options.hasGivenOptions && options.hasTeamRanking && t('facts.teams'),
    options.isWindRequired && t('facts.wind'),
  ];
  const facts: readonly (readonly [TextKey, string])[] = [
    ['facts.kind', t(`kind.${challenge.kind}`)],
    ['facts.federation', federation === 'OTHER' ? t('federation.other') : (federation ?? '')],
    ['facts.level', level === undefined ? '' : t(level)],
    ['facts.trials', challenge.trials === 0 ? '' : challenge.trials.toLocaleString(language)],
    ['facts.options', offers.filter(Boolean).join('\u00a0· ')],
    ['facts.times', t('facts.times.zone', { zone: formatZoneName(challenge.tz) })],
  ];
  return (
    <Reveal aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <dl className="fact-list">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Reveal>
  );
}

const LEVELS = ['level.1', 'level.2', 'level.3', 'level.4', 'level.5'] as const;

function findLevelKey(flag: number): TextKey | undefined {
  const parts = unpackFlag(flag);
  return 'error' in parts ? undefined : LEVELS[parts.level - 1];
}
