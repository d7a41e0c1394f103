import { Fragment, useState } from 'react';
import type { EventRef } from 'shared-domain';
import type { QualificationAnswer, QualificationBody } from 'shared-domain/contract';
import type { Start } from '../../../api/start-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/form/SelectField.tsx';
import { StartName } from '../../../components/trial/StartName.tsx';
import { useText } from '../../../locales/use-text.ts';
import { formatReason } from './qualification-reason.ts';

type Heat = QualificationAnswer['heats'][number];
type Row = Heat['rows'][number];

interface Props {
  readonly heat: Heat;
  readonly title: string;
  readonly event: EventRef;
  readonly names: ReadonlyMap<string, string>;
  readonly starts: ReadonlyMap<string, Start>;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision) => Promise<boolean>;
}

const DECISION_CODES = ['Q', 'q', 'qR', 'qJ', 'out', 'withdrawn'] as const;

/** The rows of one heat with code and reason, and a form for an official's decision that overrides the rule. */
export function QualifyHeat({ heat, title, event, names, starts, isBusy, onDecide }: Props) {
  const { t } = useText();
  const [decidingRow, setDecidingRow] = useState<string>();
  return (
    <div className="start-scroll">
      <table className="start-table qualify">
        <caption>
          {title} {!heat.complete && <small>{t('starts.qualify.incomplete')}</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="who">
              {t('starts.col.athlete')}
            </th>
            <th scope="col" className="narrow">
              {t('starts.col.code')}
            </th>
            <th scope="col">{t('starts.col.why')}</th>
            <th scope="col" className="acts-cell">
              <span className="sr">{t('starts.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {heat.rows.map((row) => {
            const who = names.get(row.row) ?? row.row;
            const start = starts.get(row.row);
            const isDeciding = decidingRow === row.row;
            return (
              <Fragment key={row.row}>
                <tr className={row.withdrawn ? 'out' : ''}>
                  <th scope="row">
                    {start?.bib !== undefined && `${start.bib} · `}
                    {start === undefined ? who : <StartName row={start} />}
                  </th>
                  <td>
                    <strong className={row.qualified === undefined ? undefined : 'code'}>{row.qualified ?? '–'}</strong>
                    {row.qualified !== undefined && !row.certain && <small>{t('starts.qualify.uncertain')}</small>}
                  </td>
                  <td>
                    {row.withdrawn
                      ? t('starts.code.withdrawn')
                      : formatReason(t, row.why, event, (id) => names.get(id) ?? id)}
                  </td>
                  <td className="acts-cell">
                    <Button
                      aria-label={t('starts.decide.of', { who })}
                      aria-expanded={isDeciding}
                      onClick={() => setDecidingRow(isDeciding ? undefined : row.row)}
                    >
                      {t('starts.decide')}
                    </Button>
                  </td>
                </tr>
                {isDeciding && (
                  <tr>
                    <td colSpan={4}>
                      <DecisionForm
                        row={row}
                        who={who}
                        isBusy={isBusy}
                        onCancel={() => setDecidingRow(undefined)}
                        onDecide={async (decision) => {
                          if (await onDecide(decision)) setDecidingRow(undefined);
                        }}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface DecisionFormProps {
  readonly row: Row;
  readonly who: string;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision) => Promise<void>;
  readonly onCancel: () => void;
}

function DecisionForm({ row, who, isBusy, onDecide, onCancel }: DecisionFormProps) {
  const { t } = useText();
  const [code, setCode] = useState<(typeof DECISION_CODES)[number] | 'rule'>(
    row.qualified === undefined ? 'qR' : 'withdrawn',
  );
  const [by, setBy] = useState('');
  const [why, setWhy] = useState('');
  return (
    <div className="decide">
      <Select
        autoFocus
        aria-label={t('starts.decide.code', { who })}
        value={code}
        options={(['rule', ...DECISION_CODES] as const).map((value) => ({ value, label: t(`starts.code.${value}`) }))}
        onChoose={setCode}
      />
      <input
        className="in"
        aria-label={t('starts.by')}
        placeholder={t('starts.by')}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <input
        className="in"
        aria-label={t('starts.reason')}
        placeholder={t('starts.reason')}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <Button
        kind="main"
        isBusy={isBusy}
        onClick={() =>
          void onDecide({
            row: row.row,
            code: code === 'rule' ? null : code,
            ...(by.trim() && { by: by.trim() }),
            ...(why.trim() && { why: why.trim() }),
          })
        }
      >
        {t('starts.decide.save')}
      </Button>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </div>
  );
}

/** An official's decision about one row; `code: null` returns it to the rule. */
type Decision = NonNullable<QualificationBody['decisions']>[number];
