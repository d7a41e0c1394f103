import { useMemo } from 'react';
import { formatGroupTitle, type Language, parseGroupUid } from 'shared-domain';
import { calls, type FfaCodesAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import type { Column } from '../../components/table/column.ts';
import { DataTable } from '../../components/table/DataTable.tsx';
import { TableTools } from '../../components/table/TableTools.tsx';
import { useTableView } from '../../components/table/table-view.ts';
import { useText } from '../../locales/use-text.ts';
import './ffacodes.css';

/** The events with their codes of the FFA (P11.15), those without one first. */
export default function FfaCodesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const query = useFfaCodesQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {() => (
        <>
          <PageTitle>{t('screen.ffacodes')}</PageTitle>
          <p className="muted adm-gap">{t('ffacodes.help')}</p>
          <QueryState query={query}>{(codes) => <CodeTable codes={codes} />}</QueryState>
        </>
      )}
    </OwnCompetition>
  );
}

function formatEventName({ name, uid }: FfaCode, language: Language): string {
  const group = parseGroupUid(uid);
  return group === undefined ? name : formatGroupTitle(name, group, language);
}

function CodeTable({ codes }: { readonly codes: readonly FfaCode[] }) {
  const { t, language } = useText();
  const [view, setView] = useTableView('ffacodes');
  const columns = useMemo<readonly Column<FfaCode>[]>(
    () => [
      {
        key: 'event',
        title: t('ffacodes.event'),
        isRowHeading: true,
        cell: (event) => formatEventName(event, language),
        text: (event) => formatEventName(event, language),
      },
      {
        key: 'category',
        title: t('ffacodes.category'),
        cell: ({ category }) => category ?? '–',
        text: ({ category }) => category ?? '',
      },
      {
        key: 'code',
        title: t('ffacodes.code'),
        cell: ({ code }) =>
          code === undefined ? <span className="ffa-missing">{t('ffacodes.without')}</span> : <code>{code}</code>,
        text: ({ code }) => code ?? '',
      },
      {
        key: 'id',
        title: t('ffacodes.id'),
        align: 'end',
        minScreen: 'tablet',
        cell: ({ id }) => id ?? '–',
        text: ({ id }) => String(id ?? ''),
      },
      {
        key: 'copy',
        title: t('ffacodes.copy'),
        isTitleHidden: true,
        align: 'end',
        cell: (event) =>
          event.code === undefined ? null : (
            <CopyButton text={event.code} what={t('ffacodes.what', { name: formatEventName(event, language) })} />
          ),
      },
    ],
    [t, language],
  );
  if (codes.length === 0) return <Empty title={t('ffacodes.none')} help={t('ffacodes.none.help')} />;
  return (
    <>
      <div className="bar-filters">
        <p className="ffa-count" role="status">
          {t('ffacodes.missing', { count: codes.filter(({ code }) => code === undefined).length })}
        </p>
        <TableTools fileName="codes-ffa" columns={columns} rows={codes} view={view} onView={setView} />
      </div>
      <DataTable
        caption={t('screen.ffacodes')}
        columns={columns}
        rows={codes}
        getKey={({ oid }) => oid}
        getName={(event) => formatEventName(event, language)}
        view={view}
      />
    </>
  );
}

export type FfaCode = FfaCodesAnswer['ffacodes'][number];

export const { useFfaCodesQuery } = secretariatApi.enhanceEndpoints({ addTagTypes: ['Programme'] }).injectEndpoints({
  endpoints: (build) => ({
    ffaCodes: build.query<readonly FfaCode[], string>({
      query: (chOID) => makeUrl(calls.ffaCodes, { id: chOID }),
      // Events without a code come first, then the others in the order of the programme.
      transformResponse: ({ ffacodes }: FfaCodesAnswer) =>
        ffacodes.toSorted((a, b) => Number(a.code !== undefined) - Number(b.code !== undefined)),
      providesTags: (_, __, id) => [{ type: 'Programme', id }],
    }),
  }),
});
