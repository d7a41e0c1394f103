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
  readonly objectOf: (line: LogLine) => ActObject;
}

const POLL_MS = 10_000;
const SHOWN = 20;

/** Announces new acts, also to screen readers, while a person follows the journal. */
export function NewActs({ chOID, tz, objectOf }: Props) {
  const { t, language } = useText();
  const { data } = useNewestActsQuery({ chOID }, { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true });
  const seen = useRef<ReadonlySet<string>>(undefined);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  useEffect(() => {
    if (data === undefined) return;
    const known = seen.current;
    seen.current = new Set([...(known ?? []), ...data.map(({ oid }) => oid)]);
    if (known === undefined) return;
    const fresh = data.filter(({ oid }) => !known.has(oid)).toReversed();
    if (fresh.length > 0) setLines((before) => [...before, ...fresh].slice(-SHOWN));
  }, [data]);
  return (
    <div role="log" aria-label={t('journal.new')} className="act-new">
      {lines.length === 0 && <p className="muted">{t('journal.follow.help')}</p>}
      {lines.map((line) => (
        <p key={line.oid}>
          {[
            formatToSecond(line.at, tz, language),
            formatActor(line, t),
            formatActSentence(line, { t, language, actOf: (oid) => data?.find((one) => one.oid === oid) }),
            objectOf(line).text,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </div>
  );
}
