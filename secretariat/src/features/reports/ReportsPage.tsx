import { Suspense, useMemo, useState } from 'react';
import type { Challenge, ReportsAnswer } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { OpenFilter, useIsOnlyOpen } from '../../components/open-filter/OpenFilter.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { makeOptionalPart } from '../../components/page/optional-part.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { formatTimeOrDay } from '../../components/time/format-instant.ts';
import { NAMESPACE } from '../../locales/register-texts.ts';
import { reportsEn } from '../../locales/reports/en.ts';
import { reportsFr } from '../../locales/reports/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { buildColumns } from './report-columns.tsx';
import { buildRows, formatWho } from './report-rows.ts';
import { useReportsQuery } from './reports-endpoints.ts';
import '../../components/trial/trial-status.css';
import './reports.css';

/** The texts are loaded with this page, and must be there before it is drawn. */
const registerTexts = (): void => addTexts(NAMESPACE, { fr: reportsFr, en: reportsEn });

/** With the sentences of the consoles, which few days need. */
const AsideFacts = makeOptionalPart(async () => (await import('./AsideFacts.tsx')).AsideFacts);

/** How often the reports are read again while the page is looked at. */
const POLL_MS = 10_000;

/**
 * What officials reported from the field of play in a competition, what the referee decided, and the cards of walk judges; above them what
 * officials said that stands aside.
 */
export default function ReportsPage({ chOID }: { readonly chOID: string }) {
  useState(registerTexts);
  const { t } = useText();
  const query = useReportsQuery(chOID, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.reports')}</PageTitle>
          <Suspense fallback={null}>
            <AsideFacts challenge={challenge} canWrite={canWrite} />
          </Suspense>
          <QueryState query={query}>{(answer) => <Reports answer={answer} challenge={challenge} />}</QueryState>
        </>
      )}
    </OwnCompetition>
  );
}

interface Props {
  readonly answer: ReportsAnswer;
  readonly challenge: Challenge;
}

function Reports({ answer, challenge }: Props) {
  const { t, language } = useText();
  const { oid: chOID, tz } = challenge;
  const { data: trials } = useProgrammeQuery(chOID);
  const isOnlyOpen = useIsOnlyOpen();
  const rows = useMemo(() => buildRows(answer, t, language), [answer, t, language]);
  const columns = useMemo(() => {
    const formatTime = (at: string) => formatTimeOrDay(at, tz, language);
    return buildColumns({ chOID, trials: trials ?? [], t, language, formatTime });
  }, [chOID, trials, t, language, tz]);
  if (rows.length === 0) return <Empty title={t('reports.none')} help={t('reports.none.help')} />;
  const open = rows.filter(({ isOpen }) => isOpen);
  const shown = isOnlyOpen ? open : rows;
  return (
    <>
      <OpenFilter list="reports" all={rows.length} open={open.length} />
      {shown.length === 0 ? (
        <Empty title={t('reports.none.open')} />
      ) : (
        <DataTable
          caption={t('screen.reports')}
          columns={columns}
          rows={shown}
          getKey={({ id }) => id}
          getName={({ who }) => formatWho(who, t)}
        />
      )}
    </>
  );
}
