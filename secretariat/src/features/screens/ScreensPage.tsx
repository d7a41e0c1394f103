import { useState } from 'react';
import { type Challenge, isToldWithAll, SCREEN_PRESETS, type ScreensBody } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../api/programme.ts';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useConsoleState } from '../../components/console-twin/use-console-state.ts';
import { Fieldset } from '../../components/form/Fieldset.tsx';
import { useHost } from '../../components/host.ts';
import { Empty } from '../../components/page/Empty.tsx';
import { CodesLink } from '../../components/page/NextStep.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { isSilent, type ScreenQuestion } from '../../components/screens/screen-list.ts';
import type { ShownWords } from '../../components/screens/shown-words.ts';
import { formatTimeOrDay } from '../../components/time/format-instant.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { NAMESPACE } from '../../locales/register-texts.ts';
import { screensEn } from '../../locales/screens/en.ts';
import { screensFr } from '../../locales/screens/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { HeldBack } from './HeldBack.tsx';
import { ScreenList } from './ScreenList.tsx';
import { ScreenPictures } from './ScreenPictures.tsx';
import { ShowDialog } from './ShowDialog.tsx';
import { useScreensQuery, useTellScreensMutation } from './screens-endpoints.ts';
import './screens.css';

/** The texts are loaded with this page, and must be there before it is drawn. */
const registerTexts = (): void => addTexts(NAMESPACE, { fr: screensFr, en: screensEn });

/** How often the list is read again while the page is looked at. */
const POLL_MS = 3000;

/** The screens of a competition: what each shows, when it was heard, and what it is told. */
export default function ScreensPage({ chOID }: { readonly chOID: string }) {
  useState(registerTexts);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => <Screens challenge={challenge} canWrite={canWrite} />}
    </OwnCompetition>
  );
}

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
}

function Screens({ challenge, canWrite }: Props) {
  const { t, language } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const { oid: chOID, tz } = challenge;
  const query = useScreensQuery(chOID, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { data: trials = [] } = useProgrammeQuery(chOID);
  const [tellScreens, { isLoading }] = useTellScreensMutation();
  const [question, setQuestion] = useState<ScreenQuestion>();
  const { now = 0, screens = [], withheld = [] } = query.data ?? {};
  const { seen } = useConsoleState(chOID, 'vboard');
  const overlays = screens.filter(({ words }) => !isToldWithAll(words?.layout, 'black')).length;
  const silent = screens.filter((one) => isSilent(one, now)).length;
  const note = [
    ...(screens.length > 0 ? [t('screens.count', { count: screens.length })] : []),
    ...(silent > 0 ? [t('screens.silent', { count: silent })] : []),
  ].join(' · ');
  const tell = async (body: ScreensBody) => {
    const { error } = await tellScreens({ chOID, body });
    if (error !== undefined) {
      showRefusal(error);
      return;
    }
    setQuestion(undefined);
    const all = screens.filter(({ words }) => isToldWithAll(words?.layout, body.act));
    notify(t('screens.done', { count: body.screens?.length ?? all.length }));
  };
  const tellAll = async (body: ScreensBody, action: string) => {
    const isSure = await confirm({
      title: t('screens.all.sure'),
      subTitle: body.text ?? t('screens.all.sub'),
      action,
      destructive: true,
    });
    if (isSure) await tell(body);
  };
  const formatTime = (at: string) => formatTimeOrDay(at, tz, language, new Date(now));
  const formatTrial = (oid: string) => {
    const trial = trials.find((one) => one.oid === oid);
    return trial && formatTrialName(trial, language);
  };
  const words: ShownWords = { t, formatTrial, formatTime, now };
  return (
    <>
      <PageTitle note={note === '' ? undefined : note}>{t('screen.screens')}</PageTitle>
      <HeldBack
        withheld={withheld}
        known={seen}
        formatTrial={formatTrial}
        formatTime={formatTime}
        canWrite={canWrite}
        isBusy={isLoading}
        onShow={(report) => void tell({ act: 'announce', report })}
      />
      <QueryState query={query}>
        {(answer) =>
          answer.screens.length === 0 ? (
            <Empty title={t('screens.none')} help={t('screens.none.help')}>
              {canWrite && <CodesLink chOID={chOID} />}
            </Empty>
          ) : (
            <>
              {canWrite && (
                <Fieldset className="screens-all" legend={t('screens.all')}>
                  <Button isBusy={isLoading} onClick={() => void tell({ act: 'identify' })}>
                    {t('screens.act.identify')}
                  </Button>
                  {(['auto', 'freeze', 'black'] as const).map((act) => (
                    <Button key={act} isBusy={isLoading} onClick={() => void tellAll({ act }, t(`screens.act.${act}`))}>
                      {t(`screens.act.${act}`)}
                    </Button>
                  ))}
                  {(['message', 'countdown'] as const).map((act) => (
                    <Button key={act} onClick={() => setQuestion({ screens: undefined, act, title: t('screens.all') })}>
                      {t(`screens.act.${act}`)}
                    </Button>
                  ))}
                  {SCREEN_PRESETS.map((preset) => (
                    <Button
                      key={preset}
                      kind={preset === 'storm' ? 'danger' : 'plain'}
                      isBusy={isLoading}
                      onClick={() =>
                        void tellAll(
                          { act: 'message', text: t(`screens.preset.${preset}.text`) },
                          t(`screens.preset.${preset}`),
                        )
                      }
                    >
                      {t(`screens.preset.${preset}`)}…
                    </Button>
                  ))}
                  {overlays > 0 && <p className="screens-overlays">{t('screens.all.overlays', { count: overlays })}</p>}
                </Fieldset>
              )}
              <ScreenList
                screens={answer.screens}
                seen={seen}
                offset={answer.now - (query.fulfilledTimeStamp ?? answer.now)}
                words={words}
                canWrite={canWrite}
                isBusy={isLoading}
                onTell={(body) => void tell(body)}
                onAsk={setQuestion}
              />
            </>
          )
        }
      </QueryState>
      <ScreenPictures challenge={challenge} canWrite={canWrite} />
      {question !== undefined && (
        <ShowDialog
          question={question}
          trials={trials}
          now={now}
          tz={tz}
          isBusy={isLoading}
          onTell={(body) => void tell(body)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
