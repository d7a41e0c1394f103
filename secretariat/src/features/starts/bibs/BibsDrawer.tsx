import { Alert } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { formatCategory, parseIntervals } from 'shared-domain';
import { type StartList, useReadStartLists } from '../../../api/start-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { formatIntervalFault } from '../../../components/table/interval-fault.ts';
import { formatStartName } from '../../../components/trial/start-name.ts';
import { MAX_EDITS, useStartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { ProgrammeGroup, SelectedList } from '../selected-lists.ts';
import { assignBibs, BIB_ORDERS, type BibRule, makeBibEdits } from './assign-bibs.ts';

interface Props {
  readonly chOID: string;
  readonly lists: readonly SelectedList[];
  readonly groups: readonly ProgrammeGroup[];
  readonly onClose: () => void;
}

const MAX_PREVIEW_ROWS = 200;
/** More calls, of `MAX_EDITS` edits each, are not sent for one assignment. */
const MAX_CALLS = 8;

/** Assigns bibs from number ranges, with a preview of who gets which before anything is saved. */
export function BibsDrawer({ chOID, lists, groups, onClose }: Props) {
  const { t, language } = useText();
  const { edit, isBusy } = useStartEdits(chOID);
  const [readLists] = useReadStartLists();
  const [isWholeCompetition, setWholeCompetition] = useState(false);
  const [startLists, setStartLists] = useState<readonly StartList[]>();
  const [error, setError] = useState<unknown>();
  const [ranges, setRanges] = useState('1-999');
  const [rule, setRule] = useState<Omit<BibRule, 'intervals'>>({
    order: 'club',
    club: '',
    category: 0,
    shouldRenumber: false,
  });
  const oids = useMemo(
    () =>
      isWholeCompetition
        ? groups.flatMap(({ oid, trials }) => [
            oid,
            ...trials.filter(({ starts }) => starts > 0).map((trial) => trial.oid),
          ])
        : lists.map(({ oid }) => oid),
    [isWholeCompetition, groups, lists],
  );
  useEffect(() => {
    let isCurrent = true;
    const loadLists = async () => {
      const answer = await readLists(oids);
      if (!isCurrent) return;
      setError(answer.error);
      if (answer.lists !== undefined) setStartLists(answer.lists);
    };
    void loadLists();
    return () => {
      isCurrent = false;
    };
  }, [oids, readLists]);

  const parsedRanges = parseIntervals(ranges);
  const bibPlan = useMemo(
    () =>
      startLists === undefined || 'error' in parsedRanges
        ? undefined
        : assignBibs(startLists, { ...rule, intervals: parsedRanges.intervals }),
    [startLists, rule, parsedRanges],
  );
  const categories = useMemo(
    () =>
      [
        ...new Set(
          (startLists ?? []).flatMap(({ rows }) =>
            rows.flatMap(({ category }) => (category === undefined ? [] : [category])),
          ),
        ),
      ].toSorted((a, b) => a - b),
    [startLists],
  );
  const fault = 'error' in parsedRanges ? formatIntervalFault(parsedRanges, t) : undefined;
  const edits = bibPlan === undefined ? [] : makeBibEdits(bibPlan);
  const save = async () => {
    if (bibPlan !== undefined && (await edit(edits, t('starts.bibs.done', { count: bibPlan.assignments.length }))))
      onClose();
  };
  const updateRule = (part: Partial<BibRule>) => setRule({ ...rule, ...part });
  return (
    <SideDrawer
      title={t('starts.bibs')}
      width={720}
      className="starts-drawer"
      onClose={onClose}
      footer={
        <div className="btns end">
          <Button
            kind="main"
            isBusy={isBusy}
            disabled={edits.length === 0 || fault !== undefined || edits.length > MAX_EDITS * MAX_CALLS}
            onClick={() => void save()}
          >
            {t('starts.bibs.save', { count: bibPlan?.assignments.length ?? 0 })}
          </Button>
        </div>
      }
    >
      <div className="seed-fields">
        <ChoiceField
          className="wide"
          label={t('starts.bibs.scope')}
          value={isWholeCompetition}
          options={[
            { value: false, label: t('starts.bibs.picked', { count: lists.length }) },
            { value: true, label: t('starts.bibs.whole') },
          ]}
          onChoose={setWholeCompetition}
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
          onChoose={(order) => updateRule({ order })}
        />
        <TextField label={t('starts.bibs.club')} value={rule.club} onText={(club) => updateRule({ club })} />
        <SelectField
          label={t('starts.col.category')}
          value={rule.category}
          options={[0, ...categories].map((value) => ({
            value,
            label: value === 0 ? t('starts.bibs.all') : (formatCategory(value, language) ?? String(value)),
          }))}
          onChoose={(category) => updateRule({ category })}
        />
        <CheckField
          className="check wide"
          checked={rule.shouldRenumber}
          onCheck={(again) => updateRule({ shouldRenumber: again })}
        >
          {t('starts.bibs.again')}
        </CheckField>
      </div>
      <CallAlert error={error} />
      {bibPlan !== undefined && bibPlan.unassignedCount > 0 && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          title={t('starts.bibs.without', { count: bibPlan.unassignedCount })}
        />
      )}
      {bibPlan !== undefined && (
        <table className="start-table">
          <caption>{t('starts.bibs.preview', { count: bibPlan.assignments.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('starts.col.bib')}</th>
              <th scope="col">{t('starts.col.athlete')}</th>
              <th scope="col">{t('starts.col.club')}</th>
              <th scope="col">{t('starts.col.category')}</th>
            </tr>
          </thead>
          <tbody>
            {bibPlan.assignments.slice(0, MAX_PREVIEW_ROWS).map(({ who, bib }) => (
              <tr key={`${bib} ${who.row}`}>
                <td>
                  {who.bib !== undefined && who.bib !== bib && <del>{who.bib} </del>}
                  <strong>{bib}</strong>
                </td>
                <th scope="row">{formatStartName(who)}</th>
                <td>{who.clubName}</td>
                <td>{formatCategory(who.category, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SideDrawer>
  );
}
