import { type EventRef, formatNet, type Performance } from 'shared-domain';
import { useText } from '../../../../locales/use-text.ts';
import type { Fault } from '../model/row-edit.ts';

interface Props {
  readonly id: string;
  readonly prf: Performance | undefined;
  readonly event: EventRef;
  readonly fault: Fault | undefined;
}

/** How the net time of a row is read, below its official time; else what is wrong with it. */
export function NetReading({ id, prf, event, fault }: Props) {
  const { t } = useText();
  return (
    <span id={id} className="net">
      {fault !== undefined ? (
        <span className="msg">{t(fault === 'noGun' ? 'results.fault.noGun' : 'results.fault.net')}</span>
      ) : (
        prf?.z !== undefined && (
          <span className="small muted num">{t('results.net.short', { net: formatNet(prf, event) })}</span>
        )
      )}
    </span>
  );
}
