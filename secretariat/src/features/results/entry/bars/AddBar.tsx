import { useState } from 'react';
import { findMarkDoubt, formatValue, isInvalidEntry, parseTypedMark } from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { Grid } from '../typed/row-edit.ts';

interface Props {
  readonly grid: Grid;
  readonly onAdd: (height: number, isJumpOff: boolean) => void;
}

/** A further bar, in centimetres as marks are typed; a jump-off may come back to a former one, an unlikely one is asked about once. */
export function AddBar({ grid: { event, sex, columns }, onAdd }: Props) {
  const { t } = useText();
  const [asked, setAsked] = useState<string>();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const add = (isJumpOff: boolean) => {
    const mark = parseTypedMark(text, event);
    if (isInvalidEntry(mark) || mark.v === undefined || mark.v >= 10_000) {
      setFault(t('results.bar.unreadable'));
      return;
    }
    if (!isJumpOff && columns.some(({ h, jumpOff }) => jumpOff === undefined && h === mark.v)) {
      setFault(t('results.bar.known'));
      return;
    }
    const doubt = findMarkDoubt(mark, event, { sex });
    if (doubt !== undefined && asked !== text) {
      setAsked(text);
      setFault(t('results.bar.doubt', { bar: formatValue(mark.v, event) }));
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
