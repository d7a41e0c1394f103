import { useState } from 'react';
import { findMarkDoubt, formatValue, isInvalidEntry, parseTypedMark } from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { Grid } from '../model/row-edit.ts';

/** A higher bar is a typing error. */
const MAX_BAR_MM = 9999;

interface Props {
  readonly grid: Grid;
  /** Whether athletes are tied for first place, without whom there is no jump-off. */
  readonly hasTie: boolean;
  readonly onAdd: (height: number, isJumpOff: boolean) => void;
}

/** Adds a bar, typed in centimetres. In a jump-off a bar may be repeated; an unlikely height must be submitted twice. */
export function AddBar({ grid: { event, sex, columns }, hasTie, onAdd }: Props) {
  const { t } = useText();
  const [warnedText, setWarnedText] = useState<string>();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submitBar = (isJumpOff: boolean) => {
    if (isJumpOff && !hasTie) {
      setFault(t('results.bar.noTie'));
      return;
    }
    const mark = parseTypedMark(text, event);
    if (isInvalidEntry(mark) || mark.v === undefined || mark.v > MAX_BAR_MM) {
      setFault(t('results.bar.unreadable'));
      return;
    }
    if (!isJumpOff && columns.some(({ h, jumpOff }) => jumpOff === undefined && h === mark.v)) {
      setFault(t('results.bar.known'));
      return;
    }
    const doubt = findMarkDoubt(mark, event, { sex });
    if (doubt !== undefined && warnedText !== text) {
      setWarnedText(text);
      setFault(t('results.bar.doubt', { bar: formatValue(mark.v, event) }));
      return;
    }
    onAdd(mark.v, isJumpOff);
    setText('');
    setFault(undefined);
  };
  return (
    <Form className="bar-filters" onSend={() => submitBar(false)}>
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
        <Button kind="quiet" onClick={() => submitBar(true)}>
          {t('results.bar.addJumpOff')}
        </Button>
      </div>
    </Form>
  );
}
