import { isToStart } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { formatLine, isAbsent, type Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { DnsProposal } from './DnsProposal.tsx';

interface Props {
  readonly trial: Trial;
  readonly lines: readonly Line[];
}

/** Names the athletes who were absent in the call room and proposes a DNS for all of them. */
export function AbsentNote({ trial, lines }: Props) {
  const { t } = useText();
  const absent = lines.filter(isAbsent);
  const names = absent.map(formatLine).join(', ');
  const sentence = isToStart(trial.status) ? 'results.absent' : 'results.absent.started';
  return <DnsProposal trial={trial} lines={absent} title={t(sentence, { count: absent.length, names })} />;
}
