import { useState } from 'react';
import {
  createMark,
  formatMark,
  formatWind,
  isPublished,
  MARK_STATUS,
  needsWind,
  parseTypedWind,
  readEvent,
} from 'shared-domain';
import { type FoldedTrialView, findStartSignal, indexStartRows, listWrittenRows } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { FileKey } from '../components/FileKey.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Strip } from '../components/Strip.tsx';
import { ReopenSheet } from '../contest/TakeBackSheets.tsx';
import { useAct } from '../contest/use-act.ts';
import { FinishPage, useCanWrite } from '../finish/FinishPage.tsx';
import { formatSeconds } from '../finish/finish-words.ts';
import { useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { EvidenceKeys, PhotoEvidence, ZeroControlSheet } from './PhotoEvidence.tsx';
import { PhotoRowSheet } from './PhotoRowSheet.tsx';
import { createPhotoFacts, listWithheldRows, sortPhotoRows, withholdHundredths } from './photo-facts.ts';
import { readLifRows } from './read-lif-rows.ts';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

const WORDS: Readonly<Record<number, string>> = {
  [MARK_STATUS.dns]: 'DNS',
  [MARK_STATUS.dnf]: 'DNF',
  [MARK_STATUS.dq]: 'DQ',
};

/** The console of the photo finish, on a computer: rows as the machine gives them, words, the wind, then «Temps provisoires». */
export function PhotoConsole({ folded, view }: Props) {
  const { views, seen, leaveTrial } = useConsole();
  const { t } = useText();
  const { act, refusal, forget } = useAct(folded);
  const { trial, kind, sheet } = folded;
  const canWrite = useCanWrite(folded);
  const [said, setSaid] = useState<string>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const [wind, setWind] = useState('');
  const event = readEvent(trial, kind);
  const isSent = isPublished(sheet.state.status);
  const { findRowKey, orderedKeys } = indexStartRows(trial.rows);
  const starts = new Map(trial.rows.map((start) => [start.row, start]));
  const written = listWrittenRows(sheet.state.finishFacts, findRowKey);
  const rows = sortPhotoRows([...written.values()]);
  const missing = orderedKeys.filter((row) => !written.has(row));
  const facts = createPhotoFacts(trial.oid);
  const tz = seen()?.challenge.tz ?? 'UTC';
  const hasWind = needsWind(event);
  const open = (name: NonNullable<typeof view.sheet>, row?: string) =>
    views.open({ ...view, sheet: name, ...(row === undefined ? {} : { about: { row } }) });
  const signal = findStartSignal(sheet.state.evidence);
  const hasSignal = signal ?? true;
  const writeRows = async (read: Parameters<typeof facts.rows>[0], more: ReturnType<typeof facts.rows> = []) => {
    const given = hasSignal ? read : read.map((row) => withholdHundredths(row, event));
    const changes = [...facts.rows(given, written), ...more];
    if (changes.length > 0) await act(changes, true);
    return changes.length;
  };
  const saySignal = (isSeen: boolean) => {
    const rows = [...written.values()].map((row) => withholdHundredths(row, event));
    const given = isSeen ? listWithheldRows(written, folded.ordered, event) : rows;
    if (isSeen !== signal) void act([facts.signal(isSeen), ...facts.rows(given, written)], true);
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    // Machines write in the code page of Windows or in UTF-8.
    const bytes = await file.arrayBuffer();
    const utf8 = new TextDecoder().decode(bytes);
    const text = utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
    const read = readLifRows(text, trial.rows, event);
    if (read === undefined) {
      setLeft([]);
      setSaid(t('photo.noFile', { file: file.name }));
      return;
    }
    const windFacts =
      read.wind !== undefined && hasWind && read.wind !== sheet.state.wind ? [facts.wind(read.wind)] : [];
    const changes = await writeRows(read.rows, windFacts);
    setLeft(read.left);
    setSaid(t('photo.read', { file: file.name, count: read.rows.length, changes }));
  };
  const dropArea = useFileDrop({
    onOver: setOver,
    onFile: (file) => {
      if (canWrite && !isSent) void readFile(file);
    },
  });
  const formatTime = (v: number | undefined) => (v === undefined ? '' : formatMark(createMark(v, 'ms'), event));

  const started = sheet.state.startedAt;
  const speed = parseTypedWind(wind);
  const who = (
    <>
      <h2 className="nm">{t('photo.rows', { count: rows.length, all: trial.rows.length })}</h2>
      <p className="w3">
        {started === undefined ? t('photo.noGun') : t('photo.gun', { time: formatSeconds(Date.parse(started), tz) })}
        {hasWind && (
          <>
            {' · '}
            {sheet.state.wind === undefined
              ? t('photo.noWind')
              : t('photo.wind', { wind: formatWind(sheet.state.wind) })}
          </>
        )}
      </p>
      <div className="seg">
        {[true, false].map((isSeen) => (
          <Key
            key={String(isSeen)}
            isQuick
            className={isSeen === signal ? 'btn sel' : 'btn q'}
            aria-pressed={isSeen === signal}
            disabled={!canWrite || isSent}
            onPress={() => saySignal(isSeen)}
          >
            {t(isSeen ? 'photo.signal' : 'photo.signal.none')}
          </Key>
        ))}
      </div>
      {!hasSignal && <p className="w3">{t('photo.tenths')}</p>}
      <PhotoEvidence folded={folded} />
    </>
  );
  const drawRow = (row: string) => {
    const [start, one] = [starts.get(row), written.get(row)];
    const rule = one?.st === MARK_STATUS.dq ? (one.rules?.join(', ') ?? t('photo.noRule')) : undefined;
    const word = [WORDS[one?.st ?? MARK_STATUS.mark], rule].filter(Boolean).join(' ');
    return (
      <li key={row}>
        <Key className="r" isQuick disabled={!canWrite || isSent} onPress={() => open('photoRow', row)}>
          <span className="pl">{one?.place ?? ''}</span>
          <span className="s">{start?.lane === undefined ? '' : t('photo.lane', { lane: start.lane })}</span>
          <b className="bib">{start?.bib}</b>
          <b>
            {start?.last.toUpperCase()} {start?.first}
          </b>
          <span className="s">
            {one?.reaction === undefined ? '' : t('photo.reaction', { seconds: (one.reaction / 1000).toFixed(3) })}
          </span>
          <span className="nb">{word || formatTime(one?.v)}</span>
        </Key>
      </li>
    );
  };
  const list = (
    <div className={isOver ? 'drop over' : 'drop'} ref={dropArea}>
      {said !== undefined && (
        <Strip colour="blue" onPress={() => setSaid(undefined)}>
          {said}
        </Strip>
      )}
      {left.length > 0 && (
        <Strip onPress={() => setLeft([])}>
          <b>{t('photo.left', { count: left.length })}</b> {left.join(' · ')}
        </Strip>
      )}
      <ol className="rows taps photo">{[...rows.map(({ row }) => row), ...missing].map(drawRow)}</ol>
    </div>
  );
  const evidenceKeys = <EvidenceKeys folded={folded} onAct={act} onZero={() => open('photoZero')} />;
  const keys = (
    <div className="keys">
      {isSent ? (
        <>
          <p className="w6 pad">{t('photo.sent')}</p>
          {evidenceKeys}
          <Key className="key main w6" onPress={() => void leaveTrial(trial.oid).then(() => views.back())}>
            {t('finish.leave')}
          </Key>
          <Key className="key m w6" onPress={() => open('reopen')}>
            {t('end.reopen')}
          </Key>
        </>
      ) : (
        <>
          <FileKey
            label={t('photo.file')}
            note={t('photo.file.what')}
            accept=".lif,.txt,text/plain"
            className="key m w6"
            onFile={(file) => void readFile(file)}
          />
          {evidenceKeys}
          {hasWind && (
            <Key className="key m q w6" onPress={() => open('photoWind')}>
              {t('photo.typeWind')}
            </Key>
          )}
          <Key className="key ok w6" disabled={rows.length === 0} onPress={() => open('photoSend')}>
            {t('photo.provisional')}
          </Key>
        </>
      )}
    </div>
  );
  const drawSheet = () => {
    const start = starts.get(view.about?.row ?? '');
    if (view.sheet === 'photoRow' && start !== undefined)
      return (
        <PhotoRowSheet
          key={start.row}
          start={start}
          written={written.get(start.row)}
          event={event}
          onWrite={(row) => void writeRows([row])}
        />
      );
    if (view.sheet === 'photoWind')
      return (
        <Sheet
          title={t('photo.typeWind')}
          text={t('photo.typeWind.text')}
          action={speed === undefined ? t('gauge.sign') : t('gauge.send', { wind: formatWind(speed) })}
          isReady={speed !== undefined && /^[+\-−]/.test(wind.trim())}
          onConfirm={() => {
            if (speed !== undefined) void act([facts.wind(speed)], true);
            setWind('');
          }}
        >
          <Field label={t('photo.windField')} className="in t" value={wind} maxLength={6} onText={setWind} />
        </Sheet>
      );
    if (view.sheet === 'photoSend')
      return (
        <Sheet
          title={t('photo.provisional')}
          text={t(missing.length === 0 ? 'photo.send.text' : 'photo.send.missing', { count: missing.length })}
          action={t('photo.send')}
          onConfirm={() => void act([facts.send()], true)}
        />
      );
    if (view.sheet === 'photoZero') return <ZeroControlSheet folded={folded} onAct={act} />;
    if (view.sheet === 'reopen') return <ReopenSheet folded={folded} onAct={act} />;
    return undefined;
  };
  return (
    <FinishPage
      folded={folded}
      view={view}
      className="fin photo-f"
      isHeld
      act={act}
      refusal={refusal}
      onForget={forget}
      who={who}
      list={list}
      keys={keys}
      more={null}
      sheet={drawSheet()}
    />
  );
}
