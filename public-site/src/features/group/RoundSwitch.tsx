import { isInProgress, isOfficial } from 'shared-domain';
import type { GroupSection } from '../../components/lists/group-sections.ts';
import { formatSectionName } from '../../components/lists/section-name.ts';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { useText } from '../../locales/use-text.ts';

interface RoundSwitchProps {
  readonly sections: readonly GroupSection[];
  readonly value: string;
}

/** «Tous · Séries ✓ · Finale»: chooses the round shown; ✓ marks official ones. */
export function RoundSwitch({ sections, value }: RoundSwitchProps) {
  const { t, language } = useText();
  if (sections.length < 2) return null;
  return (
    <div className="tools round-switch">
      <SegmentedLinks
        label={t('rounds')}
        param="r"
        value={value}
        fallback=""
        className="tight"
        items={[
          { value: '', label: t('rounds.all') },
          ...[...sections].reverse().map(({ round, heats }) => ({
            value: round as string,
            label: (
              <>
                {formatSectionName({ round, heats }, t, language)}
                {heats.every(({ status }) => isOfficial(status)) && <span title={t('state.official')}>✓</span>}
                {heats.some(({ status }) => isInProgress(status)) && (
                  <span className="dot-new">
                    <span className="sr">{t('state.running')}</span>
                  </span>
                )}
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}
