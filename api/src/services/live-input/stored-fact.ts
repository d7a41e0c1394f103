import type { AccessCodeKind } from 'shared-domain';
import type { LoggedFact, SignedFact } from 'shared-domain/live-input';
import type { LiveFactTable } from '../../store/live-tables.ts';

export const parseLoggedFact = ({ body, device, by, n }: LiveFactTable): LoggedFact => ({
  fact: JSON.parse(body) as SignedFact,
  device,
  arrivalNumber: n,
  signerKind: by as AccessCodeKind,
});
