import { Alert } from 'antd';
import { isToStart } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { Button } from '../../../../components/Button.tsx';
import { useEdits } from '../../../../components/trial/use-start-edits.ts';
import { useText } from '../../../../locales/use-text.ts';
import { isAbsent, type Line, whoOf } from '../typed/line.ts';

interface Props {
  readonly trial: Trial;
  readonly lines: readonly Line[];
}

/** Who was absent at the call has nothing to be entered; once the start is near, a DNS is proposed for all of them. */
export function AbsentNote({ trial, lines }: Props) {
  const { t } = useText();
  const { edit, busy } = useEdits(trial.chOID);
  const absent = lines.filter(isAbsent);
  const count = absent.length;
  if (count === 0) return null;
  const names = absent.map(whoOf).join(', ');
  return (
    <Alert
      className="adm-gap"
      type="warning"
      showIcon
      title={t(isToStart(trial.status) ? 'results.absent' : 'results.absent.started', { count, names })}
      action={
        <Button
          isSmall
          isBusy={busy}
          onClick={() =>
            void edit(
              absent.map(({ row }) => ({ op: 'scratch', trial: trial.oid, row })),
              t('results.absent.done', { count }),
            )
          }
        >
          {t('results.absent.dns', { count })}
        </Button>
      }
    />
  );
}
