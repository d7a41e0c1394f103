import type { LogLine } from 'shared-domain/contract';
import { fr, type TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';

/** The title of an action; one that only a newer server knows stays as it is. @example formatAct('upload', t) // 'Envoi de listes' */
export function formatAct(action: string, t: Translate): string {
  const key = `journal.act.${action}`;
  return key in fr ? t(key as TextKey) : action;
}

/** Who did it: an account, an official's device by its kind of code, or nobody but the server. */
export function formatActor({ who, detail }: LogLine, t: Translate): string {
  if (who !== undefined) return who.email ?? t('journal.gone');
  if (typeof detail.code !== 'string') return t('journal.system');
  const key = `codes.kind.${detail.code}`;
  return key in fr ? t('journal.device.of', { kind: t(key as TextKey) }) : t('journal.device');
}
