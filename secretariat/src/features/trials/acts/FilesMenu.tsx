import { Dropdown } from 'antd';
import { useState } from 'react';
import { useTakeFileMutation } from '../../../api/take-file.ts';
import { Button } from '../../../components/Button.tsx';
import { refusalOf } from '../../../components/call/call-sentence.ts';
import { useHost } from '../../../components/host.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import { type ListsFile, MAX_NAMED, wantedLists } from './wanted-lists.ts';

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
    const { sentence, call, detail } = refusalOf(error);
    notify([t(sentence, { call }), detail].filter(Boolean).join(' '), { kind: 'error' });
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
