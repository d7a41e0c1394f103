import { CONSOLES_PATH } from 'shared-domain/contract';

/**
 * The link behind which a console opens at a trial; with a `code` it needs nothing else. All of it is behind the `#`, which no server logs.
 * @example makeTrialLink('f1', 'https://foulee.example', 'ABCD-2345') // 'https://foulee.example/officiel/#code=ABCD-2345&t=f1'
 */
export const makeTrialLink = (trialOID: string, origin: string, code?: string): string =>
  `${origin}${CONSOLES_PATH}#${code === undefined ? '' : `code=${code}&`}t=${trialOID}`;
