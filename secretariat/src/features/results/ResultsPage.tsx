import { lazyPage, useSearchParams } from 'shared-domain/platform';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { EntryPage } from './EntryPage.tsx';
import '../../components/form/fields.css';
import '../../components/table/table.css';
import './entry/styles/grid.css';
import './entry/styles/columns.css';
import './entry/styles/rows.css';
import './entry/styles/series.css';
import './entry/styles/tablet.css';
import './entry/styles/notes.css';
import './styles/sheet.css';
import './styles/rail.css';
import './styles/fields.css';
import './styles/screens.css';
import './styles/save-bar.css';

/** Loaded only when shown: entering marks does not need it. */
const BoardPage = lazyPage(() => import('./board/BoardPage.tsx'));

/** Results (P11.9): the board of all trials, or the grids of those chosen by `?oids=`. */
export default function ResultsPage({ chOID }: { readonly chOID: string }) {
  const [params] = useSearchParams();
  const oids = (params.get('oids') ?? '').split(',').filter(Boolean);
  return (
    <OwnCompetition chOID={chOID}>
      {({ tz, kind, duration }, canWrite) =>
        oids.length === 0 ? (
          <BoardPage chOID={chOID} tz={tz} kind={kind} canWrite={canWrite} />
        ) : (
          <EntryPage
            key={oids.join()}
            chOID={chOID}
            oids={oids}
            kind={kind}
            zone={{ oid: chOID, tz, duration }}
            canWrite={canWrite}
          />
        )
      }
    </OwnCompetition>
  );
}
