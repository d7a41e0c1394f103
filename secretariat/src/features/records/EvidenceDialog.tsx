import { useState } from 'react';
import { MAX_EVIDENCE_PICTURE_BYTES, MAX_ITEM_PICTURES, type RatificationAnswer } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import {
  type RecordReference,
  useAddEvidencePictureMutation,
  useNoteEvidenceMutation,
  useRemoveEvidencePictureMutation,
} from '../../api/ratification.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useHost } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';

const TYPES = 'image/png,image/jpeg';
const MAX_NAME = 80;
const MAX_TEXT = 500;
const MAX_BY = 100;

interface Props {
  readonly record: RecordReference;
  readonly item: RatificationAnswer['items'][number];
  readonly onClose: () => void;
}

/** Notes one item of the file of a record: what was checked or measured, by whom, and the pictures of it. */
export function EvidenceDialog({ record, item, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const { chOID, ...of } = record;
  const { id, value, files = [], typed } = item;
  const [text, setText] = useState(typed?.text ?? '');
  const [by, setBy] = useState(typed?.by ?? '');
  const [pictureFault, setPictureFault] = useState<string>();
  const [note, noting] = useNoteEvidenceMutation();
  const [add, adding] = useAddEvidencePictureMutation();
  const [remove, removing] = useRemoveEvidencePictureMutation();
  const about = { ...of, item: id };
  const save = async () => {
    const words = { ...(text.trim() !== '' && { text: text.trim() }), ...(by.trim() !== '' && { by: by.trim() }) };
    const answer = await note({ chOID, note: { ...about, ...words } });
    if (answer.error !== undefined) return;
    notify(t('records.items.noted'));
    onClose();
  };
  const attach = async (file: File | undefined) => {
    if (file === undefined) return;
    setPictureFault(undefined);
    if (file.size > MAX_EVIDENCE_PICTURE_BYTES) return setPictureFault(t('records.items.picture.large'));
    const answer = await add({ chOID, query: { ...about, name: file.name.slice(-MAX_NAME) }, file });
    if (answer.error === undefined) return;
    const { id: fault } = answer.error as Partial<CallError>;
    if (fault === 'too large') setPictureFault(t('records.items.picture.many'));
    else if (fault === 'invalid request') setPictureFault(t('records.items.picture.none'));
  };
  return (
    <FormDialog
      title={t(`records.item.${id}`)}
      action={t('records.save')}
      isBusy={noting.isLoading}
      isUnsaved={text !== (typed?.text ?? '') || by !== (typed?.by ?? '')}
      onSend={save}
      onClose={onClose}
    >
      <CallAlert error={noting.error ?? removing.error ?? (pictureFault === undefined ? adding.error : undefined)} />
      {typed === undefined && value !== undefined && files.length === 0 && (
        <p className="muted">{t('records.items.said', { value })}</p>
      )}
      <TextField
        label={t('records.items.text')}
        autoFocus
        autoComplete="off"
        maxLength={MAX_TEXT}
        value={text}
        onText={setText}
      />
      <TextField
        label={t('records.items.by')}
        autoComplete="off"
        maxLength={MAX_BY}
        help={t('records.items.by.help')}
        value={by}
        onText={setBy}
      />
      {files.length > 0 && (
        <ul className="record-pictures">
          {files.map(({ id: picture, name }) => (
            <li key={picture}>
              <span>{name}</span>
              <Button
                kind="icon"
                disabled={removing.isLoading}
                aria-label={t('records.items.picture.remove', { name })}
                onClick={() => void remove({ chOID, query: { ...about, id: picture } })}
              >
                <Icon name="leave" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_ITEM_PICTURES && (
        <TextField
          key={files.length}
          type="file"
          label={t('records.items.picture')}
          help={t('records.items.picture.help')}
          accept={TYPES}
          disabled={adding.isLoading}
          fault={pictureFault}
          onFiles={(chosen) => void attach(chosen?.[0])}
        />
      )}
    </FormDialog>
  );
}
