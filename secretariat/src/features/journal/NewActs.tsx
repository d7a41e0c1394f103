import { useEffect, useRef, useState } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { useNewestActsQuery } from '../../api/journal.ts';
import { actSentence } from '../../components/journal/act-sentence.ts';
import { actorText } from '../../components/journal/act-text.ts';
import type { ActObject } from '../../components/journal/Journal.tsx';
import { momentText } from '../../components/time/when.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly tz: string;
  readonly objectOf: (line: LogLine) => ActObject;
}

const POLL_MS = 10_000;
const SHOWN = 20;

/** Acts that arrive while the journal is followed. */
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
            momentText(line.at, tz, language),
            actorText(line, t),
            actSentence(line, { t, language, actOf: (oid) => data?.find((one) => one.oid === oid) }),
            objectOf(line).text,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </div>
  );
}
