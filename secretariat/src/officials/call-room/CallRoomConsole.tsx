import { formatLocalTime, isToStart } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { type FoldedTrialView, findClosing } from 'shared-domain/live-input';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { SaidFoot } from '../contest/SaidFoot.tsx';
import { UndoSheet } from '../contest/TakeBackSheets.tsx';
import { useAct } from '../contest/use-act.ts';
import { useTrial } from '../contest/use-trial.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { SwapSheet } from '../presence/SwapSheet.tsx';
import { LiveKeys } from '../tenure/LiveKeys.tsx';
import { isSharedSheet, TrialSheet } from '../trials/TrialSheet.tsx';
import { DeskStrip, TrialStrips } from '../trials/TrialStrips.tsx';
import { useConsole, useIsShutOut, useNow, useText } from '../use-console.ts';
import type { SheetName, View } from '../view.ts';
import { BackSheet, CallSettings, CloseCallSheet } from './CallSheets.tsx';
import { listByClosing, useCallMinutes } from './call-time.ts';
import { isClosed, Room } from './Room.tsx';
import { ScanSheet } from './ScanSheet.tsx';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/**
 * The call room: the chosen event and the one whose call closes after it. It needs no hold of a trial: its presence counts beside whoever
 * judges there.
 */
export function CallRoomConsole({ folded, view }: Props) {
  const { views, seen, log, write } = useConsole();
  const { t, language } = useText();
  const now = useNow();
  const callMinutes = useCallMinutes();
  const isShut = useIsShutOut();
  useWakeLock(!isShut);
  const sorted = listByClosing(seen()?.trials ?? [], callMinutes).filter(
    ({ oid, status }) => oid === folded.trial.oid || isToStart(status),
  );
  const place = sorted.findIndex(({ oid }) => oid === folded.trial.oid);
  const second = useTrial(sorted[place + 1]?.oid ?? '');
  const rooms = second === undefined ? [folded] : [folded, second];
  const open = rooms.find((room) => !isClosed(room));
  const findRoom = (oid: string | undefined) => rooms.find(({ trial }) => trial.oid === oid);
  // The foot is about what was said last, in either event.
  const last = log.rows().findLast(({ fact }) => findRoom(fact.trialOID) !== undefined);
  const said = findRoom(last?.fact.trialOID) ?? folded;
  const asked = findRoom(view.about?.room) ?? folded;
  const { act } = useAct(asked);
  const openSheet = (sheet: SheetName, about: { readonly room: string; readonly row?: string }) =>
    views.open({ name: 'trial', task: view.task, trial: folded.trial.oid, sheet, about });
  const tz = seen()?.challenge.tz ?? 'UTC';
  const next = sorted[place + rooms.length];

  function drawSheet() {
    if (isSharedSheet(view.sheet)) return <TrialSheet sheet={view.sheet} folded={asked} onAct={act} />;
    switch (view.sheet) {
      case 'close':
        return <CloseCallSheet folded={asked} onAct={act} />;
      case 'comeBack':
        return <BackSheet folded={asked} onAct={act} row={view.about?.row ?? ''} />;
      case 'more':
        return (
          <CallSettings rooms={rooms} onSwap={(room) => views.replace({ ...view, sheet: 'swap', about: { room } })} />
        );
      case 'swap':
        return <SwapSheet folded={asked} onAct={act} />;
      case 'scan':
        return <ScanSheet rooms={rooms} onWrite={write} />;
      case 'undo':
        return <UndoSheet folded={asked} onAct={act} />;
      default:
        return null;
    }
  }

  return (
    <div className="page calling">
      <Header
        title={t('task.callRoom')}
        subtitle={
          open === undefined
            ? t('call.closed')
            : t('call.closes', { time: formatLocalTime(new Date(findClosing(open.trial, callMinutes)), tz) })
        }
        onBack={() => views.back()}
      />
      {view.sheet === undefined || isShut ? (
        <>
          <main className="lst">
            <div className="rooms">
              {rooms.map((room) => (
                <Room
                  key={room.trial.oid}
                  folded={room}
                  now={now}
                  onBack={(row) => openSheet('comeBack', { room: room.trial.oid, row })}
                />
              ))}
            </div>
          </main>
          <div className="kk">
            <Troubles />
            <TrialStrips folded={folded} />
            {second !== undefined && <DeskStrip trial={second.trial.oid} />}
            <LiveKeys trial={folded.trial.oid}>
              <div className="keys">
                {open === undefined ? (
                  <Key
                    className="key main w4"
                    disabled={next === undefined}
                    onPress={() => {
                      if (next !== undefined) views.replace({ name: 'trial', task: view.task, trial: next.oid });
                    }}
                  >
                    {t(next === undefined ? 'call.done' : 'call.next')}
                  </Key>
                ) : (
                  <Key className="key main w4" onPress={() => openSheet('close', { room: open.trial.oid })}>
                    {t('call.close')}
                    <small>
                      {formatEventName(open.trial, language)} · {formatTrialRound(open.trial, language)}
                    </small>
                  </Key>
                )}
                <Key
                  className="key q w2c"
                  aria-label={t('call.scan')}
                  onPress={() => openSheet('scan', { room: folded.trial.oid })}
                >
                  <Icon name="camera" />
                </Key>
              </div>
            </LiveKeys>
          </div>
          <SaidFoot
            folded={said}
            canUndo={isToStart(said.sheet.state.status)}
            onCorrect={() => openSheet('undo', { room: said.trial.oid })}
            onMore={() => openSheet('more', { room: folded.trial.oid })}
          >
            <Icon name="more" />
          </SaidFoot>
        </>
      ) : (
        drawSheet()
      )}
    </div>
  );
}
