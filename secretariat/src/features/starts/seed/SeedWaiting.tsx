import { useMemo, useState } from 'react';
import { isCombined } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useReadStartLists } from '../../../api/start-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { refusalText } from '../../../components/call/call-sentence.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';
import { useSeedRoundMutation } from '../starts-endpoints.ts';
import { makeSeedBody, newSeed, openingDraft } from './seed-draft.ts';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly PickGroup[];
}

/** Events whose first round has no list yet; the parts of a combined event follow the combined event. */
const waitingGroups = (groups: readonly PickGroup[]): readonly PickGroup[] =>
  groups.filter(({ trials: [first, ...others] }) => {
    if (first === undefined || first.round === 'c' || isCombined(first.g0)) return false;
    return [first, ...others].every(({ round, starts, results }) => round !== first.round || starts + results === 0);
  });

/**
 * Draws every event that has entries and no list yet, as each would be drawn by itself: what is proposed there is taken. Each
 * list can be drawn again, and the journal takes each back.
 */
export function SeedWaiting({ challenge, groups }: Props) {
  const { t } = useText();
  const { notify, confirm } = useHost();
  const showRefusal = useRefusal();
  const [run] = useSeedRoundMutation();
  const [read] = useReadStartLists();
  const [done, setDone] = useState<string>();
  const waiting = useMemo(() => waitingGroups(groups), [groups]);
  if (waiting.length === 0) return null;

  /** Those of them that somebody is entered in; undefined when that could not be read. */
  const entered = async (): Promise<readonly PickGroup[] | undefined> => {
    const { lists, error } = await read(waiting.map(({ oid }) => oid));
    if (lists === undefined) {
      showRefusal(error);
      return undefined;
    }
    const found = new Set(lists.filter(({ rows }) => rows.length > 0).map(({ oid }) => oid));
    return waiting.filter(({ oid }) => found.has(oid));
  };
  const draw = async () => {
    const drawn = await entered();
    if (drawn === undefined) return;
    if (drawn.length === 0) {
      notify(t('starts.seedAll.none'));
      return;
    }
    const isSure = await confirm({
      title: t('starts.seedAll.title', { count: drawn.length }),
      subTitle: t('starts.seedAll.sub'),
      action: t('starts.seedAll.act'),
    });
    if (!isSure) return;
    let made = 0;
    const refused: string[] = [];
    for (const [at, group] of drawn.entries()) {
      setDone(t('starts.seedAll.going', { done: at, all: drawn.length }));
      const draft = openingDraft(group, challenge.org.oid, undefined, undefined);
      const answer = await run({ gOID: group.oid, body: makeSeedBody(draft, newSeed(), false) });
      if (answer.data === undefined) refused.push(`${group.name} (${refusalText(answer.error, t)})`);
      else made += answer.data.heats.length;
    }
    setDone(undefined);
    if (refused.length > 0) notify(t('starts.seedAll.refused', { events: refused.join(', ') }), { kind: 'error' });
    else notify(t('starts.seeded', { count: made }));
  };
  return (
    <Button disabled={done !== undefined} onClick={() => void draw()}>
      {done ?? t('starts.seedAll')}
    </Button>
  );
}
