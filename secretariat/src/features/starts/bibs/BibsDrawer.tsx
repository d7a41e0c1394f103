import { Alert, Drawer } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { formatCategory, parseIntervals } from 'shared-domain';
import { type StartList, useReadStartLists } from '../../../api/start-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { intervalFault } from '../../../components/table/interval-fault.ts';
import { MAX_EDITS, useEdits } from '../../../components/trial/use-start-edits.ts';
import { nameOf } from '../../../components/trial/who.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickedList, PickGroup } from '../picked-lists.ts';
import { assignBibs, BIB_ORDERS, type BibRule, bibEdits } from './assign-bibs.ts';

interface Props {
  readonly chOID: string;
  readonly lists: readonly PickedList[];
  readonly groups: readonly PickGroup[];
  readonly onClose: () => void;
}

const SHOWN = 200;

/** Bibs by ranges: for whom, in which order, and who would get which before anything is written. */
export function BibsDrawer({ chOID, lists, groups, onClose }: Props) {
  const { t, language } = useText();
  const { edit, busy } = useEdits(chOID);
  const [read] = useReadStartLists();
  const [whole, setWhole] = useState(false);
  const [known, setKnown] = useState<readonly StartList[]>();
  const [error, setError] = useState<unknown>();
  const [ranges, setRanges] = useState('1-999');
  const [rule, setRule] = useState<Omit<BibRule, 'intervals'>>({ order: 'club', club: '', category: 0, again: false });
  const oids = useMemo(
    () =>
      whole
        ? groups.flatMap(({ oid, trials }) => [
            oid,
            ...trials.filter(({ starts }) => starts > 0).map((trial) => trial.oid),
          ])
        : lists.map(({ oid }) => oid),
    [whole, groups, lists],
  );
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const answer = await read(oids);
      if (!wanted) return;
      setError(answer.error);
      if (answer.lists !== undefined) setKnown(answer.lists);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [oids, read]);

  const parsed = parseIntervals(ranges);
  const assigned = useMemo(
    () =>
      known === undefined || 'error' in parsed
        ? undefined
        : assignBibs(known, { ...rule, intervals: parsed.intervals }),
    [known, rule, parsed],
  );
  const categories = useMemo(
    () =>
      [
        ...new Set(
          (known ?? []).flatMap(({ rows }) =>
            rows.flatMap(({ category }) => (category === undefined ? [] : [category])),
          ),
        ),
      ].toSorted((a, b) => a - b),
    [known],
  );
  const fault = 'error' in parsed ? intervalFault(parsed, t) : undefined;
  const edits = assigned === undefined ? [] : bibEdits(assigned);
  const save = async () => {
    if (assigned !== undefined && (await edit(edits, t('starts.bibs.done', { count: assigned.assignments.length }))))
      onClose();
  };
  const change = (part: Partial<BibRule>) => setRule({ ...rule, ...part });
  return (
    <Drawer
      open
      title={t('starts.bibs')}
      size={720}
      className="starts-drawer"
      onClose={onClose}
      footer={
        <div className="btns end">
          <Button
            kind="main"
            isBusy={busy}
            disabled={edits.length === 0 || fault !== undefined || edits.length > MAX_EDITS * 8}
            onClick={() => void save()}
          >
            {t('starts.bibs.save', { count: assigned?.assignments.length ?? 0 })}
          </Button>
        </div>
      }
    >
      <div className="seed-fields">
        <ChoiceField
          className="wide"
          label={t('starts.bibs.scope')}
          value={whole}
          options={[
            { value: false, label: t('starts.bibs.picked', { count: lists.length }) },
            { value: true, label: t('starts.bibs.whole') },
          ]}
          onChoose={setWhole}
        />
        <TextField
          label={t('starts.bibs.ranges')}
          fault={fault}
          help={t('starts.bibs.ranges.help')}
          value={ranges}
          onText={setRanges}
        />
        <SelectField
          label={t('starts.bibs.order')}
          value={rule.order}
          options={BIB_ORDERS.map((value) => ({ value, label: t(`starts.bibs.order.${value}`) }))}
          onChoose={(order) => change({ order })}
        />
        <TextField label={t('starts.bibs.club')} value={rule.club} onText={(club) => change({ club })} />
        <SelectField
          label={t('starts.col.category')}
          value={rule.category}
          options={[0, ...categories].map((value) => ({
            value,
            label: value === 0 ? t('starts.bibs.all') : (formatCategory(value, language) ?? String(value)),
          }))}
          onChoose={(category) => change({ category })}
        />
        <CheckField className="check wide" checked={rule.again} onCheck={(again) => change({ again })}>
          {t('starts.bibs.again')}
        </CheckField>
      </div>
      <CallAlert error={error} />
      {assigned !== undefined && assigned.without > 0 && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          title={t('starts.bibs.without', { count: assigned.without })}
        />
      )}
      {assigned !== undefined && (
        <table className="start-table">
          <caption>{t('starts.bibs.preview', { count: assigned.assignments.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('starts.col.bib')}</th>
              <th scope="col">{t('starts.col.athlete')}</th>
              <th scope="col">{t('starts.col.club')}</th>
              <th scope="col">{t('starts.col.category')}</th>
            </tr>
          </thead>
          <tbody>
            {assigned.assignments.slice(0, SHOWN).map(({ who, bib }) => (
              <tr key={`${bib} ${who.row}`}>
                <td>
                  {who.bib !== undefined && who.bib !== bib && <del>{who.bib} </del>}
                  <strong>{bib}</strong>
                </td>
                <th scope="row">{nameOf(who)}</th>
                <td>{who.clubName}</td>
                <td>{formatCategory(who.category, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  );
}
