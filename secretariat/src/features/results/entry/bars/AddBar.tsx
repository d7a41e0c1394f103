import { useState } from 'react';
import { type EventRef, isInvalidEntry, parseEnteredMark } from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { Column } from './columns.ts';

const DISTANCE: EventRef = { g0: 900_001, g1: '0' };

interface Props {
  readonly columns: readonly Column[];
  readonly onAdd: (height: number, isJumpOff: boolean) => void;
}

/** A further bar, in centimetres as marks are typed; a jump-off may come back to a former one. */
export function AddBar({ columns, onAdd }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const add = (isJumpOff: boolean) => {
    const mark = parseEnteredMark(text, DISTANCE);
    if (isInvalidEntry(mark) || mark.v === undefined || mark.v >= 10_000) {
      setFault(t('results.bar.unreadable'));
      return;
    }
    if (!isJumpOff && columns.some(({ h, jumpOff }) => jumpOff === undefined && h === mark.v)) {
      setFault(t('results.bar.known'));
      return;
    }
    onAdd(mark.v, isJumpOff);
    setText('');
    setFault(undefined);
  };
  return (
    <Form className="bar-filters" onSend={() => add(false)}>
      <TextField
        label={t('results.bar.new')}
        fault={fault}
        help={t('results.bar.help')}
        isNumeric
        inputMode="decimal"
        value={text}
        placeholder="175"
        onText={setText}
      />
      <div className="btns">
        <Button type="submit">{t('results.bar.add')}</Button>
        <Button kind="quiet" onClick={() => add(true)}>
          {t('results.bar.addJumpOff')}
        </Button>
      </div>
    </Form>
  );
}
