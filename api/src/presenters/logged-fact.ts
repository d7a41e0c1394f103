import type { AccessCodeKind } from 'shared-domain';
import type { AsideReason } from 'shared-domain/contract';
import type { LoggedFact, SignedFact } from 'shared-domain/live-input';
import type { LiveFactTable } from '../store/live-tables.ts';

/** A stored fact, with who said it and when it arrived. */
export const parseLoggedFact = ({ body, device, by, n, aside }: LiveFactTable): LoggedFact => ({
  fact: JSON.parse(body) as SignedFact,
  device,
  arrivalNumber: n,
  signerKind: by as AccessCodeKind,
  aside: (aside ?? undefined) as AsideReason | undefined,
});
