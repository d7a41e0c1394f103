import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import type { FactOfKind } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';

/** Whether a fact that counts is of a kind. @example [].filter(isCurrentKind('word')) // [] */
export const isCurrentKind =
  <K extends CurrentFact['content']['kind']>(kind: K) =>
  (one: CurrentFact): one is CurrentFact & { readonly content: FactOfKind<K> } =>
    one.content.kind === kind;

/** The id of a fact, or of its last correction: what a refusal is about. */
export const findCurrentId = ({ correction, original }: CurrentFact): string => (correction ?? original).fact.id;

/** The kind of access code (judge, secretary…) under which a fact, or its last correction, was sent. */
export const findSignerKind = ({ correction, original }: CurrentFact): AccessCodeKind =>
  (correction ?? original).signerKind;
