import type { ReactNode } from 'react';
import { FLAG_OPTIONS, isInProgress, unpackFlag } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useProgrammeQuery } from '../../api/programme.ts';
import { CategoriesNote } from '../../components/CategoriesNote.tsx';
import { useLicences } from '../../components/reference.ts';
import { formatChallengeDays } from '../../components/time/challenge-days.ts';
import { useText } from '../../locales/use-text.ts';
import { type FlagOption, OPTION_TEXTS } from './form/flag-texts.ts';
import { ChallengeState } from './list/ChallengeState.tsx';

/** The competition's details, with the options unpacked from its flag (Q5). */
export function ChallengeFacts({ challenge, now }: { readonly challenge: Challenge; readonly now: Date }) {
  const { t, language } = useText();
  const { formatLicence } = useLicences();
  const { kind, rtype, org, region, place, hashtag, flag, lisa } = challenge;
  // The cached programme follows each change; the counts in `challenge` do not.
  const { data: programme } = useProgrammeQuery(challenge.oid);
  const trialCount = programme?.length ?? challenge.trials;
  const runningCount = programme?.filter(({ status }) => isInProgress(status)).length ?? challenge.running;
  const parts = unpackFlag(flag);
  const level = 'error' in parts ? 0 : parts.level;
  const optionBits = 'error' in parts ? 0 : parts.options;
  const options = (Object.keys(FLAG_OPTIONS) as FlagOption[]).filter(
    (option) => (optionBits & FLAG_OPTIONS[option]) !== 0,
  );
  return (
    <dl className="adm-facts">
      <Fact name={t('challenge.state')}>
        <ChallengeState challenge={challenge} now={now} />
      </Fact>
      <Fact name={t('challenge.date')}>{formatChallengeDays(challenge, language)}</Fact>
      <Fact name={t('challenge.city')}>{[place, region].filter(Boolean).join(' · ')}</Fact>
      <Fact name={t('challenge.org')}>{org.name}</Fact>
      <Fact name={t('challenge.kind')}>{t(`kind.${kind}`)}</Fact>
      <Fact name={t('challenge.federation')}>{`${formatLicence(rtype)}${lisa ? ' · LISA' : ''}`}</Fact>
      <Fact name={t('challenge.categories')}>
        <CategoriesNote rtype={rtype} />
      </Fact>
      {level !== 0 && <Fact name={t('challenge.level')}>{t(`level.${level as 1}`)}</Fact>}
      <Fact name={t('challenge.trials')}>
        {t('challenge.trials.count', { count: trialCount })}
        {runningCount > 0 && ` · ${t('challenge.running', { count: runningCount })}`}
      </Fact>
      {options.length > 0 && (
        <Fact name={t('challenge.options')}>{options.map((option) => t(OPTION_TEXTS[option])).join(' · ')}</Fact>
      )}
      {hashtag !== '' && <Fact name={t('challenge.hashtag')}>#{hashtag}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
