import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useCompetitionListsQuery } from '../../../api/competition-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { CategoriesNote } from '../../../components/CategoriesNote.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { Segments } from '../../../components/form/Segments.tsx';
import { useText } from '../../../locales/use-text.ts';
import { isError } from '../check/issue.ts';
import { IssueTable } from './IssueTable.tsx';
import { StepBar } from './StepBar.tsx';
import type { StepProps } from './step-props.ts';
import { useCheckedRows, useEntryProgramme } from './use-checked-rows.ts';
import { ValidEntries } from './ValidEntries.tsx';

const VIEWS = ['errors', 'warnings', 'valid'] as const;
type View = (typeof VIEWS)[number];

/** The rows of the file with errors, with warnings, or valid; errors are corrected here. */
export function ControlStep({ challenge, importDraft, state }: StepProps) {
  const { t } = useText();
  const current = useCompetitionListsQuery(challenge.oid, { refetchOnMountOrArgChange: true });
  const rows = useCheckedRows(state, challenge, current.data);
  const programme = useEntryProgramme(challenge, current.data);
  const [chosenView, setChosenView] = useState<View>();
  const [message, setMessage] = useState('');
  const rowsByView = useMemo(
    () => ({
      errors: rows.filter(({ issues }) => issues.some(isError)),
      warnings: rows.filter(({ issues }) => issues.length > 0 && !issues.some(isError)),
      valid: rows.filter(({ entry }) => entry !== undefined),
    }),
    [rows],
  );
  const skipped = state.skipped ?? [];
  const defaultView: View =
    rowsByView.errors.length > 0 ? 'errors' : rowsByView.warnings.length > 0 ? 'warnings' : 'valid';
  const view = chosenView ?? defaultView;
  return (
    <QueryState query={current}>
      {() => (
        <>
          <Segments<View>
            className="adm-gap"
            aria-label={t('entries.view')}
            value={view}
            onChange={setChosenView}
            options={VIEWS.map((value) => ({
              value,
              label: t(`entries.view.${value}`, { count: rowsByView[value].length }),
            }))}
          />
          <p className="muted entries-categories">
            {t('entries.categories')}{' '}
            <b>
              <CategoriesNote rtype={challenge.rtype} />
            </b>
          </p>
          <output className="entries-noted">{message}</output>
          {skipped.length > 0 && (
            <Alert
              className="adm-gap"
              type="info"
              title={t('entries.skipped', {
                count: skipped.length,
                lines: skipped.toSorted((a, b) => a - b).join(', '),
              })}
              action={
                <Button isSmall onClick={() => importDraft.update({ skipped: [] })}>
                  {t('entries.unskip')}
                </Button>
              }
            />
          )}
          {view === 'valid' ? (
            <ValidEntries rows={rowsByView.valid} />
          ) : (
            <IssueTable
              key={view}
              state={state}
              importDraft={importDraft}
              programme={programme}
              allRows={rows}
              rows={rowsByView[view]}
              areErrors={view === 'errors'}
              onMessage={(text) => {
                // The user stays in this view when its last issue is resolved.
                setChosenView(view);
                setMessage(text);
              }}
            />
          )}
          <StepBar
            onBack={() => importDraft.update({ step: 'columns' })}
            onNext={() => importDraft.update({ step: 'compare' })}
            nextLabel={t('entries.compare')}
            disabled={rowsByView.valid.length === 0}
          >
            {rowsByView.errors.length > 0 && t('entries.willBeLeft', { count: rowsByView.errors.length })}
          </StepBar>
        </>
      )}
    </QueryState>
  );
}
