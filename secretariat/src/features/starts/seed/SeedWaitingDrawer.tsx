import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { formatRefusal } from '../../../components/call/call-sentence.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { useWaitingDraws } from './use-waiting-draws.ts';
import { formatDraw } from './waiting-draw.ts';

interface Props {
  readonly challenge: Challenge;
  /** Events whose first round has no start list. */
  readonly waitingGroups: readonly ProgrammeGroup[];
  readonly onClose: () => void;
}

/** Previews the draw of each event that waits for one, any of which can be left out, then draws the chosen ones. */
export function SeedWaitingDrawer({ challenge, waitingGroups, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const { draws, isReading, error, saveDraw } = useWaitingDraws(challenge, waitingGroups);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<string>();
  const drawable = (draws ?? []).filter(({ preview }) => preview !== undefined);
  const chosenDraws = drawable.filter(({ group }) => !excluded.has(group.oid));
  const toggle = (oid: string, isIncluded: boolean) =>
    setExcluded((previous) => {
      const next = new Set(previous);
      if (isIncluded) next.delete(oid);
      else next.add(oid);
      return next;
    });
  const saveAll = async () => {
    let listCount = 0;
    const refusedEvents: string[] = [];
    for (const [index, draw] of chosenDraws.entries()) {
      setProgress(t('starts.seedAll.going', { done: index, all: chosenDraws.length }));
      const answer = await saveDraw(draw);
      listCount += answer.lists;
      if (answer.error !== undefined) refusedEvents.push(`${draw.group.name} (${formatRefusal(answer.error, t)})`);
    }
    setProgress(undefined);
    if (refusedEvents.length > 0)
      notify(t('starts.seedAll.refused', { events: refusedEvents.join(', ') }), { kind: 'error' });
    else notify(t('starts.seeded', { count: listCount }));
    onClose();
  };
  return (
    <SideDrawer
      title={t('starts.seedAll')}
      width={720}
      className="starts-drawer"
      onClose={onClose}
      footer={
        <div className="btns end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="main"
            isBusy={progress !== undefined}
            disabled={isReading || chosenDraws.length === 0}
            onClick={() => void saveAll()}
          >
            {progress ?? t('starts.seedAll.act')}
          </Button>
        </div>
      }
    >
      <CallAlert error={error} />
      <p className="muted">{t('starts.seedAll.sub')}</p>
      {draws !== undefined && draws.length > 0 && (
        <ul className="waiting-draws">
          {draws.map((draw) => (
            <li key={draw.group.oid}>
              {draw.preview === undefined ? (
                <>
                  <strong>{draw.group.name}</strong>
                  <p className="msg">{formatRefusal(draw.error, t)}</p>
                </>
              ) : (
                <CheckField
                  checked={!excluded.has(draw.group.oid)}
                  onCheck={(isChecked) => toggle(draw.group.oid, isChecked)}
                >
                  <span>
                    <strong>{draw.group.name}</strong>
                    <small>{formatDraw(t, draw)}</small>
                  </span>
                </CheckField>
              )}
            </li>
          ))}
        </ul>
      )}
      {isReading && <p aria-busy="true">{t('starts.seedAll.reading')}</p>}
      {!isReading && draws?.length === 0 && <p role="status">{t('starts.seedAll.none')}</p>}
    </SideDrawer>
  );
}
