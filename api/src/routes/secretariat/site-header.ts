import type { FastifyRequest } from 'fastify';
import { siteName } from 'shared-domain/contract/schemas';
import { refusalAt } from '../../base/refusal.ts';
import { SITE_HEADER } from '../../http/answers/internal-headers.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** The name of the stadium's server that calls, by the header `x-foulee-site`. @throws Refusal for one that is no name */
export function readSiteHeader({ headers }: Asked): string | undefined {
  const name = headers[SITE_HEADER];
  if (name === undefined) return undefined;
  const { data } = siteName.safeParse(name);
  if (data === undefined) throw refusalAt('invalid request', `header ${SITE_HEADER}`, 'is no name of a site');
  return data;
}

/** The same where no other may call. @throws Refusal where it is missing */
export function requireSiteHeader(request: Asked): string {
  const site = readSiteHeader(request);
  if (site === undefined) throw refusalAt('invalid request', `header ${SITE_HEADER}`, 'is missing');
  return site;
}
