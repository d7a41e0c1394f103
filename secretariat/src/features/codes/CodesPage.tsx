import { useCallback, useState } from 'react';
import { ACCESS_CODE_KINDS } from 'shared-domain';
import type { AccessCode, Challenge } from 'shared-domain/contract';
import { useCodesQuery } from '../../api/codes.ts';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { SiteAddressField } from '../../components/site-address/SiteAddressField.tsx';
import { useSiteAddress } from '../../components/site-address/use-site-address.ts';
import { formatLastDay } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import { CheckCode } from './CheckCode.tsx';
import { CodeCard } from './CodeCard.tsx';
import { CodeSlips } from './CodeSlips.tsx';
import { canPrintLink } from './code-link.ts';
import '../../components/table/table.css';
import './codes.css';

/** How often the use of the codes is read again. */
const POLL_MS = 15_000;

/** Officials' codes (P11.12): six kinds, each with its QR code, and a field to check a code. */
export default function CodesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) =>
        canWrite ? (
          <Codes challenge={challenge} />
        ) : (
          <>
            <PageTitle>{t('screen.codes')}</PageTitle>
            <CheckCode />
            <Empty title={t('codes.reader')} help={t('codes.reader.help')} />
          </>
        )
      }
    </OwnCompetition>
  );
}

function Codes({ challenge }: { readonly challenge: Challenge }) {
  const { t, language } = useText();
  const query = useCodesQuery(challenge.oid, { pollingInterval: POLL_MS });
  const [codesToPrint, setCodesToPrint] = useState<readonly AccessCode[]>();
  const endPrinting = useCallback(() => setCodesToPrint(undefined), []);
  const codes = query.data ?? [];
  const [first] = codes;
  const { addresses, address, choose } = useSiteAddress();
  const slips = codes.filter(({ kind }) => canPrintLink(kind, address));
  return (
    <>
      <PageTitle
        note={first && t('codes.until', { when: formatLastDay(first.expires, challenge.tz, language) })}
        aside={
          slips.length > 0 && (
            <Button onClick={() => setCodesToPrint(slips)}>
              <Icon name="print" />
              {t('codes.printAll')}
            </Button>
          )
        }
      >
        {t('screen.codes')}
      </PageTitle>
      <CheckCode />
      <SiteAddressField addresses={addresses} address={address} onChoose={choose} />
      <QueryState query={query}>
        {(known) => (
          <div className="codes">
            {ACCESS_CODE_KINDS.map((kind) => (
              <CodeCard
                key={kind}
                challenge={challenge}
                kind={kind}
                code={known.find((code) => code.kind === kind)}
                address={address}
                onPrint={setCodesToPrint}
              />
            ))}
          </div>
        )}
      </QueryState>
      {codesToPrint && address !== undefined && (
        <CodeSlips challenge={challenge} codes={codesToPrint} address={address} onDone={endPrinting} />
      )}
    </>
  );
}
