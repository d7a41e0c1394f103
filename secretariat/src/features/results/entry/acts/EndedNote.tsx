import { formatDiscipline } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useProgrammeQuery } from '../../../../api/programme.ts';
import { hasNothing, isAbsent, type Line, whoOf } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { useListsQuery } from '../../results-endpoints.ts';
import { findEnded, findParts, keyOf } from '../tables/combined-lists.ts';
import { DnsProposal } from './DnsProposal.tsx';

interface Props {
  /** A part of a combined event. */
  readonly trial: Trial;
  readonly lines: readonly Line[];
}

/** Who did not start an earlier part of a combined event starts no other one (TR 39): their DNS is proposed here too. */
export function EndedNote({ trial, lines }: Props) {
  const { t, language } = useText();
  const { data: programme = [] } = useProgrammeQuery(trial.chOID);
  const whole = programme.find(({ uid }) => uid === trial.dets.combined);
  const parts = whole === undefined ? [] : findParts(whole, programme);
  const at = parts.findIndex(({ oids }) => oids.includes(trial.oid));
  const earlier = parts.slice(0, Math.max(at, 0));
  const { data: lists = [] } = useListsQuery(
    earlier.flatMap(({ oids }) => oids),
    { skip: earlier.length === 0 },
  );
  const ended = findEnded(earlier, lists, whole?.category ?? trial.category);
  const gone = lines.filter(
    (line) => line.start !== undefined && hasNothing(line) && !isAbsent(line) && ended.has(keyOf(line)),
  );
  const names = gone
    .map((line) => {
      const part = ended.get(keyOf(line));
      return part === undefined ? whoOf(line) : `${whoOf(line)} (${formatDiscipline(part.event, language)})`;
    })
    .join(', ');
  return <DnsProposal trial={trial} lines={gone} title={t('results.ended', { count: gone.length, names })} />;
}
