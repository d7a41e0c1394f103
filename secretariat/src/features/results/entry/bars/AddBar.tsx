import { useState } from 'react';
import { findMarkDoubt, formatValue, isInvalidEntry, POLE_VAULT, parseTypedMark } from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { Form } from '../../../../components/form/Form.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { Grid } from '../model/row-edit.ts';
import type { BarColumn } from './bar-columns.ts';

/** A higher bar is a typing error. */
const MAX_BAR_MM = 9999;

const MM_IN_CM = 10;

/** Whether a bar is nearer than the least raise to the one before or after it, both outside a jump-off. */
function isRaisedLess(columns: readonly BarColumn[], height: number, leastRaise: number): boolean {
  return columns.some(({ h, jumpOff }) => jumpOff === undefined && Math.abs(height - h) < leastRaise);
}

interface Props {
  readonly grid: Grid;
  /** The least raise of the bar, mm; undefined once a single athlete is left, who chooses the heights (TR 26.4). */
  readonly leastRaise: number | undefined;
  /** Whether athletes are tied for first place, without whom there is no jump-off. */
  readonly hasTie: boolean;
  readonly onAdd: (height: number, isJumpOff: boolean) => void;
}

/** Adds a bar, typed in centimetres. In a jump-off a bar may be repeated; an unlikely height must be submitted twice. */
export function AddBar({ grid: { event, sex, columns }, leastRaise, hasTie, onAdd }: Props) {
  const { t } = useText();
  const [warnedText, setWarnedText] = useState<string>();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const example = event.g0 === POLE_VAULT ? '440' : '175';
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
    const isSmallRaise = !isJumpOff && leastRaise !== undefined && isRaisedLess(columns, mark.v, leastRaise);
    if ((doubt !== undefined || isSmallRaise) && warnedText !== text) {
      setWarnedText(text);
      const bar = formatValue(mark.v, event);
      const raise = leastRaise === undefined ? 0 : leastRaise / MM_IN_CM;
      setFault(doubt === undefined ? t('results.bar.raise', { bar, raise }) : t('results.bar.doubt', { bar }));
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
        help={t('results.bar.help', { typed: example, shown: formatValue(Number(example) * MM_IN_CM, event) })}
        isNumeric
        inputMode="decimal"
        value={text}
        placeholder={example}
        onText={setText}
      />
      <div className="btns">
        <Button type="submit">{t('results.bar.add')}</Button>
        <Button onClick={() => submitBar(true)}>{t('results.bar.addJumpOff')}</Button>
      </div>
    </Form>
  );
}
