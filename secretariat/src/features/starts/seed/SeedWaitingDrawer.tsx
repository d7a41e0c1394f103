import { Drawer } from 'antd';
import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { refusalText } from '../../../components/call/call-sentence.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';
import { useWaitingDraws } from './use-waiting-draws.ts';
import { drawText } from './waiting-draw.ts';

interface Props {
  readonly challenge: Challenge;
  readonly waiting: readonly PickGroup[];
  readonly onClose: () => void;
}

/** What drawing all events that wait will do, event by event, before anything is written; each may be left out. */
export function SeedWaitingDrawer({ challenge, waiting, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const { draws, isReading, error, write } = useWaitingDraws(challenge, waiting);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<string>();
  const possible = (draws ?? []).filter(({ preview }) => preview !== undefined);
  const chosen = possible.filter(({ group }) => !left.has(group.oid));
  const toggle = (oid: string, isIn: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isIn) next.delete(oid);
      else next.add(oid);
      return next;
    });
  const writeAll = async () => {
    let made = 0;
    const refused: string[] = [];
    for (const [at, draw] of chosen.entries()) {
      setDone(t('starts.seedAll.going', { done: at, all: chosen.length }));
      const answer = await write(draw);
      made += answer.lists;
      if (answer.error !== undefined) refused.push(`${draw.group.name} (${refusalText(answer.error, t)})`);
    }
    setDone(undefined);
    if (refused.length > 0) notify(t('starts.seedAll.refused', { events: refused.join(', ') }), { kind: 'error' });
    else notify(t('starts.seeded', { count: made }));
    onClose();
  };
  return (
    <Drawer
      open
      title={t('starts.seedAll')}
      size={720}
      className="starts-drawer"
      onClose={onClose}
      footer={
        <div className="btns end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="main"
            isBusy={done !== undefined}
            disabled={isReading || chosen.length === 0}
            onClick={() => void writeAll()}
          >
            {done ?? t('starts.seedAll.act')}
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
                  <p className="msg">{refusalText(draw.error, t)}</p>
                </>
              ) : (
                <CheckField
                  checked={!left.has(draw.group.oid)}
                  onCheck={(isChecked) => toggle(draw.group.oid, isChecked)}
                >
                  <span>
                    <strong>{draw.group.name}</strong>
                    <small>{drawText(t, draw)}</small>
                  </span>
                </CheckField>
              )}
            </li>
          ))}
        </ul>
      )}
      {isReading && <p aria-busy="true">{t('starts.seedAll.reading')}</p>}
      {!isReading && draws?.length === 0 && <p role="status">{t('starts.seedAll.none')}</p>}
    </Drawer>
  );
}
