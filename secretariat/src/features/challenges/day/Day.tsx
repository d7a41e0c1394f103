import { type ReactNode, useId } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Link, useNavigate } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../../api/programme.ts';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { competitionPath } from '../../../components/page/paths.ts';
import { CheckCards } from '../../../components/trial/CheckCards.tsx';
import { useText } from '../../../locales/use-text.ts';
import { CodesInUse } from './CodesInUse.tsx';
import { Held } from './Held.tsx';
import { HourTable } from './HourTable.tsx';
import { Incidents } from './Incidents.tsx';
import './day.css';

interface Props {
  readonly challenge: Challenge;
  readonly writable: boolean;
}

/** P11.5: what is left to do, hour by hour, who holds what, what happened, which officials are let in. */
export function Day({ challenge, writable }: Props) {
  const { t } = useText();
  const { oid, tz } = challenge;
  const navigate = useNavigate();
  const query = useProgrammeQuery(oid);
  return (
    <QueryState query={query}>
      {(programme) =>
        programme.length === 0 ? (
          <Empty title={t('day.empty')} help={t(writable ? 'day.empty.help' : 'trials.none.reader')}>
            {writable && (
              <>
                <Link className="btn main" to={competitionPath(oid, 'trials')}>
                  {t('trials.build')}
                </Link>
                <Link className="btn" to={competitionPath(oid, 'entries')}>
                  {t('day.import')}
                </Link>
              </>
            )}
          </Empty>
        ) : (
          <>
            <CheckCards
              trials={programme}
              tz={tz}
              now={Date.now()}
              onChosen={(check) => void navigate(`${competitionPath(oid, 'trials')}?c=${check}`)}
            />
            <div className="day-grid">
              <Part title={t('day.progress')}>
                <HourTable programme={programme} tz={tz} />
              </Part>
              <div>
                <Part title={t('day.held')}>
                  <Held programme={programme} />
                </Part>
                <Part title={t('day.incidents')}>
                  <Incidents chOID={oid} programme={programme} />
                </Part>
                <Part title={t('day.codes')}>
                  <CodesInUse chOID={oid} />
                </Part>
              </div>
            </div>
          </>
        )
      }
    </QueryState>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="day-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
