import type { Db } from '../db.ts';
import { listRevisions } from './challenges.ts';
import { createRevisions, type Revisions } from './revisions.ts';

export const openRevisions = async (db: Db): Promise<Revisions> => createRevisions(await listRevisions(db));
