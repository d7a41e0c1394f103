import { useEffect, useRef, useState } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { useNewestActsQuery } from '../../api/journal.ts';
import { formatActSentence } from '../../components/journal/act-sentence.ts';
import { formatActor } from '../../components/journal/act-text.ts';
import type { ActObject } from '../../components/journal/Journal.tsx';
import { formatToSecond } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly tz: string;
  readonly getObject: (line: LogLine) => ActObject;
}

const POLL_MS = 10_000;
const MAX_LINES = 20;

/** Announces new acts, also to screen readers, while a person follows the journal. */
export function NewActs({ chOID, tz, getObject }: Props) {
  const { t, language } = useText();
  const { data } = useNewestActsQuery({ chOID }, { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true });
  const seenOids = useRef<ReadonlySet<string>>(undefined);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  useEffect(() => {
    if (data === undefined) return;
    const seenBefore = seenOids.current;
    seenOids.current = new Set([...(seenBefore ?? []), ...data.map(({ oid }) => oid)]);
    if (seenBefore === undefined) return;
    const newLines = data.filter(({ oid }) => !seenBefore.has(oid)).toReversed();
    if (newLines.length > 0) setLines((before) => [...before, ...newLines].slice(-MAX_LINES));
  }, [data]);
  return (
    <div role="log" aria-label={t('journal.new')} className="act-new">
      {lines.length === 0 && <p className="muted">{t('journal.follow.help')}</p>}
      {lines.map((line) => (
        <p key={line.oid}>
          {[
            formatToSecond(line.at, tz, language),
            formatActor(line, t),
            formatActSentence(line, { t, language, findAct: (oid) => data?.find((one) => one.oid === oid) }),
            getObject(line).text,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </div>
  );
}
