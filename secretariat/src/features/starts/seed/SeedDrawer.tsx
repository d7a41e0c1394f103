import { Alert } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { RoundLetter } from 'shared-domain';
import type { Challenge, SeedAnswer } from 'shared-domain/contract';
import { useProtestsQuery } from '../../../api/protests.ts';
import { Button } from '../../../components/Button.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { useHost } from '../../../components/host.ts';
import { makeSeed } from '../../../components/make-seed.ts';
import { findTrialClock } from '../../../components/protests/protest-clock.ts';
import { readVenue, saveVenue } from '../../../components/trial/venue-store.ts';
import { useText } from '../../../locales/use-text.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { useSeedRoundMutation } from '../starts-endpoints.ts';
import { parseLaneGroups } from './lane-groups.ts';
import { Qualifiers } from './Qualifiers.tsx';
import { SeedFault } from './SeedFault.tsx';
import { SeedFields } from './SeedFields.tsx';
import { SeedPreview } from './SeedPreview.tsx';
import { makeOpeningDraft, makeSeedBody, type SeedDraft } from './seed-draft.ts';

interface Props {
  readonly challenge: Challenge;
  readonly group: ProgrammeGroup;
  readonly round?: RoundLetter | undefined;
  /** The round whose qualifiers are to be drawn. */
  readonly from?: RoundLetter | undefined;
  /** Number of qualifiers. */
  readonly qualifiers?: number;
  readonly onClose: () => void;
  /** Called with the oids of the lists that were drawn. */
  readonly onSeeded: (oids: readonly string[]) => void;
}

/** Draws heats and lanes: shows a preview that can be drawn again, and saves exactly the one shown. */
export function SeedDrawer({ challenge, group, round, from, qualifiers, onClose, onSeeded }: Props) {
  const { t } = useText();
  const { notify, confirm } = useHost();
  const org = challenge.org.oid;
  const [draft, setDraft] = useState(() => makeOpeningDraft(group, org, round, from, qualifiers));
  const [seed, setSeed] = useState(makeSeed);
  const [seedRound, { isLoading }] = useSeedRoundMutation();
  const [preview, setPreview] = useState<SeedAnswer>();
  const [error, setError] = useState<unknown>();
  // Changes when the qualifiers change; undefined while results, the rule or a decision is missing.
  const [decided, setDecided] = useState<string>();
  const hasInvalidGroups =
    draft.lanes > 0 && draft.laneGroups.trim() !== '' && parseLaneGroups(draft.laneGroups, draft.lanes) === undefined;
  const { data: register } = useProtestsQuery(challenge.oid, { skip: draft.from === '' });
  const waitingProtestCount =
    register === undefined || draft.from === ''
      ? 0
      : group.trials
          .filter((trial) => trial.round === draft.from)
          .reduce((sum, { oid }) => sum + (findTrialClock(register, oid, Date.now())?.waiting ?? 0), 0);
  const isReady = draft.from === '' || decided !== undefined;

  const loadPreview = useCallback(
    async (previewDraft: SeedDraft, previewSeed: string) => {
      const answer = await seedRound({ gOID: group.oid, body: makeSeedBody(previewDraft, previewSeed, true) });
      setError(answer.error);
      setPreview(answer.data);
    },
    [seedRound, group.oid],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the qualifiers change the preview, but are not an argument of the call
  useEffect(() => {
    if (!hasInvalidGroups && isReady) void loadPreview(draft, seed);
  }, [draft, seed, hasInvalidGroups, isReady, decided, loadPreview]);

  const updateDraft = (part: Partial<SeedDraft>) => setDraft((before) => ({ ...before, ...part }));
  const saveDraw = async () => {
    const filledTrials = group.trials.filter((trial) => trial.round === draft.round && trial.starts > 0);
    if (filledTrials.length > 0) {
      const confirmed = await confirm({
        title: t('starts.seed.again', { count: filledTrials.length }),
        subTitle: t('starts.seed.again.sub'),
        action: t('starts.seed.write'),
        destructive: true,
      });
      if (!confirmed) return;
    }
    if (waitingProtestCount > 0) {
      const isSure = await confirm({
        title: t('starts.seed.protest', { count: waitingProtestCount }),
        subTitle: t('starts.seed.protest.sub'),
        action: t('starts.seed.write'),
      });
      if (!isSure) return;
    }
    const answer = await seedRound({ gOID: group.oid, body: makeSeedBody(draft, seed, false) });
    setError(answer.error);
    if (answer.data === undefined) return;
    const venue = readVenue(org);
    if (draft.lanes > 0) {
      const groups = { ...venue.groups, [`${draft.laneClass} ${draft.lanes}`]: draft.laneGroups };
      saveVenue(org, { lanes: draft.lanes, groups });
    }
    notify(t('starts.seeded', { count: answer.data.heats.length }));
    onSeeded(answer.data.heats.flatMap(({ oid }) => (oid === undefined ? [] : [oid])));
    onClose();
  };
  const shownPreview = isReady ? preview : undefined;
  return (
    <SideDrawer
      title={t('starts.seed.of', { group: group.name })}
      width={1080}
      className="starts-drawer"
      onClose={onClose}
      footer={
        <div className="btns end">
          <Button isBusy={isLoading} disabled={!isReady} onClick={() => setSeed(makeSeed())}>
            {t('starts.seed.redraw')}
          </Button>
          <Button
            kind="main"
            isBusy={isLoading}
            disabled={shownPreview === undefined || error !== undefined || hasInvalidGroups}
            onClick={() => void saveDraw()}
          >
            {t('starts.seed.write')}
          </Button>
        </div>
      }
    >
      <div className="drawer-parts">
        {waitingProtestCount > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('starts.seed.protest', { count: waitingProtestCount })}
            description={t('starts.seed.protest.sub')}
          />
        )}
        {draft.from !== '' && (
          <Qualifiers key={draft.from} challenge={challenge} group={group} from={draft.from} onDecided={setDecided} />
        )}
        <SeedFields draft={draft} group={group} hasInvalidGroups={hasInvalidGroups} onChange={updateDraft} />
        {isReady && <SeedFault error={error} />}
        {error === undefined && shownPreview !== undefined && (
          <SeedPreview answer={shownPreview} event={group.trials[0]} />
        )}
        {isReady && preview === undefined && error === undefined && <p aria-busy="true">{t('starts.seed.drawing')}</p>}
        {shownPreview?.reserves !== undefined && shownPreview.reserves.length > 0 && (
          <Alert type="info" title={t('starts.seed.reserves', { count: shownPreview.reserves.length })} />
        )}
      </div>
    </SideDrawer>
  );
}
