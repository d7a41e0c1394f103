import { Dropdown } from 'antd';
import { useState } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { useTakeFileMutation, type WantedFile } from '../../../api/take-file.ts';
import { Button } from '../../../components/Button.tsx';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  /** The trials chosen, and how many there are in all. */
  readonly oids: readonly string[];
  readonly count: number;
}

const PRINTED = ['startsPdf', 'resultsPdf'] as const satisfies readonly ListsFile[];
const EXPORTED = ['startsCsv', 'resultsCsv', 'json'] as const satisfies readonly ListsFile[];

/** Start lists and results of the trials chosen, on paper or as data. */
export function FilesMenu({ chOID, oids, count }: Props) {
  const { t, language } = useText();
  const { notify } = useHost();
  const showRefusal = useRefusal();
  const [take] = useTakeFileMutation();
  const [taking, setTaking] = useState(false);
  const get = async (file: ListsFile) => {
    const wanted = wantedLists(file, { chOID, oids, isAll: oids.length === count, language });
    if (wanted === undefined) {
      notify(t('trials.files.many', { most: MAX_NAMED }), { kind: 'error' });
      return;
    }
    setTaking(true);
    const { error } = await take(wanted);
    setTaking(false);
    if (error === undefined) {
      notify(t('trials.files.got', { file: wanted.name }));
      return;
    }
    showRefusal(error);
  };
  const menuOf = (files: readonly ListsFile[]) => ({
    items: files.map((file) => ({ key: file, label: t(`trials.files.${file}`), onClick: () => void get(file) })),
  });
  const menus = [
    { title: t('trials.print'), files: PRINTED },
    { title: t('trials.export'), files: EXPORTED },
  ];
  return menus.map(({ title, files }) => (
    <Dropdown
      autoFocus
      key={title}
      menu={menuOf(files)}
      trigger={['click']}
      placement="topLeft"
      disabled={taking}
      destroyOnHidden
    >
      <Button aria-haspopup="menu" isBusy={taking}>
        {title}
        <Icon name="down" />
      </Button>
    </Dropdown>
  ));
}

/** What may be taken of the trials chosen. */
const LISTS_FILES = ['startsPdf', 'resultsPdf', 'startsCsv', 'resultsCsv', 'json'] as const;
type ListsFile = (typeof LISTS_FILES)[number];

interface Chosen {
  readonly chOID: string;
  readonly oids: readonly string[];
  /** All trials that there are: then none need be named. */
  readonly isAll: boolean;
  readonly language: 'fr' | 'en';
}

/** The most trials that the server takes by their names. */
const MAX_NAMED = 200;

/** Where a file about the trials chosen is, and its name on this device; undefined when they are too many to name. */
function wantedLists(file: ListsFile, { chOID, oids: chosen, isAll, language }: Chosen): WantedFile | undefined {
  if (!isAll && chosen.length > MAX_NAMED) return undefined;
  const oids = isAll ? undefined : chosen;
  const csv = { separator: 'semicolon', lang: language, oids };
  switch (file) {
    case 'startsPdf':
      return { url: makeUrl(calls.listsPdf, { chOID }, { list: 'starts', oids }), name: 'listes-de-depart.pdf' };
    case 'resultsPdf':
      return { url: makeUrl(calls.listsPdf, { chOID }, { list: 'results', oids }), name: 'resultats.pdf' };
    case 'startsCsv':
      return { url: makeUrl(calls.csvFile, { chOID }, { list: 'starts', ...csv }), name: 'listes-de-depart.csv' };
    case 'resultsCsv':
      return { url: makeUrl(calls.csvFile, { chOID }, { list: 'results', ...csv }), name: 'resultats.csv' };
    case 'json':
      return isAll
        ? { url: makeUrl(calls.exportCompetition, { chOID }), name: 'competition.json' }
        : { url: makeUrl(calls.alls, {}, { oids }), name: 'epreuves.json' };
  }
}
