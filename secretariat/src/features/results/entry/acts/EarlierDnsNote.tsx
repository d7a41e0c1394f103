import { formatDiscipline } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useProgrammeQuery } from '../../../../api/programme.ts';
import { formatLine, hasNoResult, isAbsent, type Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { useListsQuery } from '../../results-endpoints.ts';
import { findEndedParts, listParts, makePersonKey } from '../tables/combined-lines.ts';
import { DnsProposal } from './DnsProposal.tsx';

interface Props {
  /** A part of a combined event. */
  readonly trial: Trial;
  readonly lines: readonly Line[];
}

/** Proposes a DNS for athletes who did not start an earlier part of the combined event: they may not start another (TR 39). */
export function EarlierDnsNote({ trial, lines }: Props) {
  const { t, language } = useText();
  const { data: programme = [] } = useProgrammeQuery(trial.chOID);
  const combinedTrial = programme.find(({ uid }) => uid === trial.dets.combined);
  const parts = combinedTrial === undefined ? [] : listParts(combinedTrial, programme);
  const partIndex = parts.findIndex(({ oids }) => oids.includes(trial.oid));
  const earlierParts = parts.slice(0, Math.max(partIndex, 0));
  const { data: lists = [] } = useListsQuery(
    earlierParts.flatMap(({ oids }) => oids),
    { skip: earlierParts.length === 0 },
  );
  const endedParts = findEndedParts(earlierParts, lists, combinedTrial ?? trial);
  const endedLines = lines.filter(
    (line) => line.start !== undefined && hasNoResult(line) && !isAbsent(line) && endedParts.has(makePersonKey(line)),
  );
  const names = endedLines
    .map((line) => {
      const part = endedParts.get(makePersonKey(line));
      return part === undefined ? formatLine(line) : `${formatLine(line)} (${formatDiscipline(part.event, language)})`;
    })
    .join(', ');
  return (
    <DnsProposal trial={trial} lines={endedLines} title={t('results.ended', { count: endedLines.length, names })} />
  );
}
