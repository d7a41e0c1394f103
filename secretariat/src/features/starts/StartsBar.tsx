import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { useText } from '../../locales/use-text.ts';
import { BibsDrawer } from './bibs/BibsDrawer.tsx';
import type { PickedList, PickGroup } from './picked-lists.ts';
import { PrintSheets } from './print/PrintSheets.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly writable: boolean;
  readonly lists: readonly PickedList[];
  readonly groups: readonly PickGroup[];
}

/** What is done to all picked lists at once. */
export function StartsBar({ challenge, writable, lists, groups }: Props) {
  const { t } = useText();
  const [bibs, setBibs] = useState(false);
  const [printing, setPrinting] = useState(false);
  return (
    <div className="starts-bar btns">
      <span className="muted">{t('starts.lists', { count: lists.length })}</span>
      {writable && <Button onClick={() => setBibs(true)}>{t('starts.bibs')}</Button>}
      <Button onClick={() => setPrinting(true)}>{t('starts.print')}</Button>
      {bibs && <BibsDrawer chOID={challenge.oid} lists={lists} groups={groups} onClose={() => setBibs(false)} />}
      {printing && <PrintSheets challenge={challenge} lists={lists} onDone={() => setPrinting(false)} />}
    </div>
  );
}
