import { openSession } from '../src/services/accounts/sessions.ts';
import { createOwner } from '../src/store/accounts/organisers.ts';
import type { RunningServer } from './running-server.ts';

interface Colleague {
  readonly organiser: string;
  readonly token: string;
}

/** Creates another account in the server's organisation. */
export async function aSecretary(
  server: RunningServer,
  email: string,
  now: Date,
  role: 'secretary' | 'reader' = 'secretary',
): Promise<Colleague> {
  const { db } = server.ctx.store;
  const { organiser } = await createOwner(db, { email, password: 'x', organisation: 'Other', demo: false, now });
  await db.insertInto('membership').values({ organiser, organisation: server.org, role }).execute();
  return { organiser, token: (await openSession(server.ctx, organiser, 3_600_000)).token };
}
