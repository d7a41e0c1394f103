import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useLazyAskCodeQuery } from '../../../api/codes.ts';
import { Button } from '../../../components/Button.tsx';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { DropdownMenu } from '../../../components/DropdownMenu.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import type { SelectedList } from '../selected-lists.ts';
import { PrintSheets } from './PrintSheets.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly lists: readonly SelectedList[];
}

/** Prints the sheets: to be hung up, or for judges, whose QR codes hold their code. */
export function PrintButton({ challenge, canWrite, lists }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const showRefusal = useRefusal();
  const [askCode] = useLazyAskCodeQuery();
  /** What is being printed: the judges' code, or none. */
  const [printed, setPrinted] = useState<{ readonly code: string | undefined }>();
  async function printForJudges(): Promise<void> {
    const { data: code, error } = await askCode({ chOID: challenge.oid, kind: 'judge' });
    if (error !== undefined) showRefusal(error);
    else if (code == null) notify(t('starts.print.noCode'), { kind: 'error' });
    else setPrinted({ code: code.code });
  }
  const items = [
    { key: 'judges', label: t('starts.print.judges'), onClick: () => void printForJudges() },
    { key: 'wall', label: t('starts.print.wall'), onClick: () => setPrinted({ code: undefined }) },
  ];
  return (
    <>
      {canWrite ? (
        <DropdownMenu items={items}>
          <Button aria-haspopup="menu">{t('starts.print')}</Button>
        </DropdownMenu>
      ) : (
        <Button onClick={() => setPrinted({ code: undefined })}>{t('starts.print')}</Button>
      )}
      {printed !== undefined && (
        <PrintSheets challenge={challenge} lists={lists} code={printed.code} onDone={() => setPrinted(undefined)} />
      )}
    </>
  );
}
