import { Alert, Drawer } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { RoundLetter } from 'shared-domain';
import type { Challenge, SeedAnswer } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';
import { useSeedRoundMutation } from '../starts-endpoints.ts';
import { parseLaneGroups } from './lane-groups-text.ts';
import { Qualifiers } from './Qualifiers.tsx';
import { SeedFault } from './SeedFault.tsx';
import { SeedFields } from './SeedFields.tsx';
import { SeedPreview } from './SeedPreview.tsx';
import { makeSeedBody, newSeed, openingDraft, type SeedDraft } from './seed-draft.ts';
import { keepVenue, readVenue } from './venue-store.ts';

interface Props {
  readonly challenge: Challenge;
  readonly group: PickGroup;
  readonly round?: RoundLetter | undefined;
  /** The round whose qualifiers are to be drawn. */
  readonly from?: RoundLetter | undefined;
  /** How many go on. */
  readonly qualifiers?: number;
  readonly onClose: () => void;
  /** The lists that were made. */
  readonly onSeeded: (oids: readonly string[]) => void;
}

/** Heats and lanes: drawn before the eyes, drawn again until it is right, written only then and exactly so. */
export function SeedDrawer({ challenge, group, round, from, qualifiers, onClose, onSeeded }: Props) {
  const { t } = useText();
  const { notify, confirm } = useHost();
  const org = challenge.org.oid;
  const [draft, setDraft] = useState(() => openingDraft(group, org, round, from, qualifiers));
  const [seed, setSeed] = useState(newSeed);
  const [run, { isLoading }] = useSeedRoundMutation();
  const [preview, setPreview] = useState<SeedAnswer>();
  const [error, setError] = useState<unknown>();
  // What decides who goes on, as one text: undefined while it waits for results, a rule or a decision.
  const [decided, setDecided] = useState<string>();
  const badGroups =
    draft.lanes > 0 && draft.laneGroups.trim() !== '' && parseLaneGroups(draft.laneGroups, draft.lanes) === undefined;
  const isReady = draft.from === '' || decided !== undefined;

  const look = useCallback(
    async (asked: SeedDraft, with_: string) => {
      const answer = await run({ gOID: group.oid, body: makeSeedBody(asked, with_, true) });
      setError(answer.error);
      setPreview(answer.data);
    },
    [run, group.oid],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes on decides the preview without being one of its arguments
  useEffect(() => {
    if (!badGroups && isReady) void look(draft, seed);
  }, [draft, seed, badGroups, isReady, decided, look]);

  const change = (part: Partial<SeedDraft>) => setDraft((before) => ({ ...before, ...part }));
  const write = async () => {
    const standing = group.trials.filter((trial) => trial.round === draft.round && trial.starts > 0);
    if (standing.length > 0) {
      const confirmed = await confirm({
        title: t('starts.seed.again', { count: standing.length }),
        subTitle: t('starts.seed.again.sub'),
        action: t('starts.seed.write'),
        destructive: true,
      });
      if (!confirmed) return;
    }
    const answer = await run({ gOID: group.oid, body: makeSeedBody(draft, seed, false) });
    setError(answer.error);
    if (answer.data === undefined) return;
    const venue = readVenue(org);
    if (draft.lanes > 0) {
      const groups = { ...venue.groups, [`${draft.laneClass} ${draft.lanes}`]: draft.laneGroups };
      keepVenue(org, { lanes: draft.lanes, groups });
    }
    notify(t('starts.seeded', { count: answer.data.heats.length }));
    onSeeded(answer.data.heats.flatMap(({ oid }) => (oid === undefined ? [] : [oid])));
    onClose();
  };
  const shown = isReady ? preview : undefined;
  return (
    <Drawer
      open
      title={t('starts.seed.of', { group: group.name })}
      size={880}
      className="starts-drawer"
      onClose={onClose}
      footer={
        <div className="btns end">
          <Button isBusy={isLoading} disabled={!isReady} onClick={() => setSeed(newSeed())}>
            {t('starts.seed.redraw')}
          </Button>
          <Button
            kind="main"
            isBusy={isLoading}
            disabled={shown === undefined || error !== undefined || badGroups}
            onClick={() => void write()}
          >
            {t('starts.seed.write')}
          </Button>
        </div>
      }
    >
      {draft.from !== '' && (
        <Qualifiers key={draft.from} challenge={challenge} group={group} from={draft.from} onDecided={setDecided} />
      )}
      <SeedFields draft={draft} group={group} badGroups={badGroups} onChange={change} />
      {isReady && <SeedFault error={error} />}
      {error === undefined && shown !== undefined && <SeedPreview answer={shown} event={group.trials[0]} />}
      {isReady && preview === undefined && error === undefined && <p aria-busy="true">{t('starts.seed.drawing')}</p>}
      {shown?.reserves !== undefined && shown.reserves.length > 0 && (
        <Alert type="info" title={t('starts.seed.reserves', { count: shown.reserves.length })} />
      )}
    </Drawer>
  );
}
