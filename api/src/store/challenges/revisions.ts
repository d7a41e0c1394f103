import type { Db } from '../db.ts';
import { listRevisions } from './challenges.ts';
import { createRevisions, type Revisions } from './revision-memory.ts';

export type { KnownChallenge, Revisions } from './revision-memory.ts';

export const openRevisions = async (db: Db): Promise<Revisions> => createRevisions(await listRevisions(db));
