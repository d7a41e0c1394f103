import { findLocalDay, listChallengeDays } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useBestPerfsQuery, useCpesQuery, usePesQuery, usePricesQuery } from '../../../api/landing-endpoints.ts';
import { useTeamsQuery } from '../../../api/standings-endpoints.ts';
import { useFreshness } from '../../../components/live-context.ts';
import { useOnce } from '../../../components/states/use-once.ts';
import { BestMarks } from './BestMarks.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { Prices } from './Prices.tsx';
import { Records } from './Records.tsx';
import { TeamsGlance } from './TeamsGlance.tsx';

/** Marks of each sex, and records, that stand on a first page. */
const SHOWN = 5;

/**
 * Prices, best marks, records and teams. They are drawn together once all are known, so that none pushes another down; one
 * that fails or has nothing to say is left out: each has its own page.
 */
export function More({ challenge }: { readonly challenge: Challenge }) {
  const { oid: chOID } = challenge;
  const { pollingInterval } = useFreshness();
  const asked = { chOID, qty: SHOWN };
  const over = (listChallengeDays(challenge).at(-1) ?? '') < findLocalDay(new Date(), challenge.tz);
  const prices = usePricesQuery(chOID, { skip: over });
  const perfs = useBestPerfsQuery(asked, { pollingInterval });
  const pes = usePesQuery(asked, { pollingInterval });
  const clubs = useCpesQuery(asked, { pollingInterval });
  const teams = useTeamsQuery(chOID, { pollingInterval });
  const ready = useOnce([prices, perfs, pes, clubs, teams].every(({ isLoading }) => !isLoading));
  if (!ready) return null;
  return (
    <>
      {prices.data !== undefined && <Prices prices={prices.data.prices} />}
      {perfs.data !== undefined && <BestMarks chOID={chOID} perfs={perfs.data} />}
      {pes.data !== undefined && <Records chOID={chOID} pes={pes.data} clubs={clubs.data?.clubs ?? []} />}
      {teams.data !== undefined && <TeamsGlance chOID={chOID} teams={teams.data} />}
      <EmbedCode challenge={challenge} />
    </>
  );
}
