import type { QualificationBody } from 'shared-domain/contract';

/** What an official decides of one row; `code: null` gives it back to the rule. */
export type Decision = NonNullable<QualificationBody['decisions']>[number];
