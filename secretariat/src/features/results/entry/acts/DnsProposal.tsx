import { Alert } from 'antd';
import type { Trial } from 'shared-domain/contract';
import { Button } from '../../../../components/Button.tsx';
import type { Line } from '../../../../components/sheet/line.ts';
import { useStartEdits } from '../../../../components/trial/use-start-edits.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly trial: Trial;
  /** Athletes without a result, for whom only a DNS can be entered. */
  readonly lines: readonly Line[];
  readonly title: string;
}

/** A note with a button that enters a DNS for all these athletes. */
export function DnsProposal({ trial, lines, title }: Props) {
  const { t } = useText();
  const { edit, isBusy } = useStartEdits(trial.chOID);
  const count = lines.length;
  if (count === 0) return null;
  return (
    <Alert
      className="adm-gap"
      type="warning"
      showIcon
      title={title}
      action={
        <Button
          isSmall
          isBusy={isBusy}
          onClick={() =>
            void edit(
              lines.map(({ row }) => ({ op: 'scratch', trial: trial.oid, row })),
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
