import { useState } from 'react';
import type { SiteAnswer, SiteBody } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { SITE_POLL_MS, usePutSiteMutation, useSiteQuery } from '../../components/site/site-endpoints.ts';
import { NAMESPACE } from '../../locales/register-texts.ts';
import { siteEn } from '../../locales/site/en.ts';
import { siteFr } from '../../locales/site/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { HeldCopy } from './HeldCopy.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkState } from './LinkState.tsx';
import { StadiumSteps } from './StadiumSteps.tsx';
import type { SitePart } from './site-part.ts';
import './site.css';

/** The texts are loaded with this page, and must be there before it is drawn. */
const registerTexts = (): void => addTexts(NAMESPACE, { fr: siteFr, en: siteEn });

/** Where a competition is held, in the stadium or here, and how it goes from one to the other (officials section 4). */
export default function SitePage({ chOID }: { readonly chOID: string }) {
  useState(registerTexts);
  const { t } = useText();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.site')}</PageTitle>
          <Site challenge={challenge} canWrite={canWrite} />
        </>
      )}
    </OwnCompetition>
  );
}

function Site({ challenge, canWrite }: Pick<SitePart, 'challenge' | 'canWrite'>) {
  const { t } = useText();
  const { confirm } = useHost();
  const showRefusal = useRefusal();
  const query = useSiteQuery(challenge.oid, { pollingInterval: SITE_POLL_MS });
  const [put, { isLoading: isBusy }] = usePutSiteMutation();
  const act = async (body: SiteBody): Promise<void> => {
    const { error } = await put({ chOID: challenge.oid, body });
    if (error === undefined) return;
    if (!('isReplacing' in body) || body.isReplacing || readRefusal(error).reason !== 'other lists')
      return showRefusal(error);
    const isSure = await confirm({
      title: t('site.replace.title'),
      subTitle: t('site.replace.sub'),
      action: t('site.replace'),
      securityText: challenge.name,
      destructive: true,
    });
    if (isSure) await act({ ...body, isReplacing: true });
  };
  const part: SitePart = { challenge, canWrite, isBusy, onAct: (body) => void act(body) };
  return <QueryState query={query}>{(site) => <SiteParts site={site} part={part} />}</QueryState>;
}

function SiteParts({ site: { link, hold, hasUplink }, part }: { readonly site: SiteAnswer; readonly part: SitePart }) {
  const isLinked = link?.state === 'on' || link?.state === 'returning' || link?.state === 'taken';
  return (
    <>
      {link !== undefined && <LinkState link={link} {...part} />}
      {hold !== undefined && <HeldCopy hold={hold} {...part} />}
      {hasUplink && !isLinked && part.canWrite && <LinkForm {...part} isReturned={link?.state === 'returned'} />}
      {!hasUplink && hold?.state !== 'held' && part.canWrite && <StadiumSteps challenge={part.challenge} />}
    </>
  );
}
