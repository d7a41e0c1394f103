import { Alert, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useCompetitionListsQuery } from '../../../api/competition-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { CategoriesNote } from '../../../components/CategoriesNote.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { useText } from '../../../locales/use-text.ts';
import { isError } from '../check/issue.ts';
import { EntriesRead } from './EntriesRead.tsx';
import { IssueTable } from './IssueTable.tsx';
import { StepBar } from './StepBar.tsx';
import type { StepProps } from './step-props.ts';
import { useCheckedRows, useEntryProgramme } from './use-checked-rows.ts';

const VIEWS = ['errors', 'warnings', 'valid'] as const;
type View = (typeof VIEWS)[number];

/** What of the file can be taken: every fault by its line and column, put right in its place. */
export function ControlStep({ challenge, importDraft, state }: StepProps) {
  const { t } = useText();
  const current = useCompetitionListsQuery(challenge.oid, { refetchOnMountOrArgChange: true });
  const rows = useCheckedRows(state, challenge, current.data);
  const programme = useEntryProgramme(challenge, current.data);
  const [chosen, setChosen] = useState<View>();
  const [noted, setNoted] = useState('');
  const parts = useMemo(
    () => ({
      errors: rows.filter(({ issues }) => issues.some(isError)),
      warnings: rows.filter(({ issues }) => issues.length > 0 && !issues.some(isError)),
      valid: rows.filter(({ entry }) => entry !== undefined),
    }),
    [rows],
  );
  const skipped = state.skipped ?? [];
  const opening: View = parts.errors.length > 0 ? 'errors' : parts.warnings.length > 0 ? 'warnings' : 'valid';
  const view = chosen ?? opening;
  return (
    <QueryState query={current}>
      {() => (
        <>
          <Segmented<View>
            className="adm-gap"
            aria-label={t('entries.view')}
            value={view}
            onChange={setChosen}
            options={VIEWS.map((value) => ({
              value,
              label: t(`entries.view.${value}`, { count: parts[value].length }),
            }))}
          />
          <p className="muted entries-categories">
            {t('entries.categories')}{' '}
            <b>
              <CategoriesNote rtype={challenge.rtype} />
            </b>
          </p>
          <output className="entries-noted">{noted}</output>
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
            <EntriesRead rows={parts.valid} />
          ) : (
            <IssueTable
              key={view}
              state={state}
              importDraft={importDraft}
              programme={programme}
              all={rows}
              rows={parts[view]}
              errors={view === 'errors'}
              onNoted={(text) => {
                // Whoever repairs stays in this view when its last fault is gone.
                setChosen(view);
                setNoted(text);
              }}
            />
          )}
          <StepBar
            onBack={() => importDraft.update({ step: 'columns' })}
            onNext={() => importDraft.update({ step: 'compare' })}
            next={t('entries.compare')}
            disabled={parts.valid.length === 0}
          >
            {parts.errors.length > 0 && t('entries.willBeLeft', { count: parts.errors.length })}
          </StepBar>
        </>
      )}
    </QueryState>
  );
}
