import { Steps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useMediaQuery } from '../../components/use-media-query.ts';
import { entriesEn } from '../../locales/entries/en.ts';
import { entriesFr } from '../../locales/entries/fr.ts';
import { NAMESPACE } from '../../locales/register-texts.ts';
import { useText } from '../../locales/use-text.ts';
import { type ImportState, STEPS, type Step } from './import-state.ts';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { CompareStep } from './steps/CompareStep.tsx';
import { ControlStep } from './steps/ControlStep.tsx';
import { FileStep } from './steps/FileStep.tsx';
import { SendStep } from './steps/SendStep.tsx';
import { useImport } from './use-import.ts';
import './entries.css';

/** The texts are loaded with this page, and must be there before it is drawn. */
const registerTexts = (): void => addTexts(NAMESPACE, { fr: entriesFr, en: entriesEn });

/** P11.7: imports a file of entries, or a whole competition, into this competition step by step. */
export function EntriesPage({ chOID }: { readonly chOID: string }) {
  useState(registerTexts);
  const { t } = useText();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('entries.title')}</PageTitle>
          {canWrite ? <Import challenge={challenge} /> : <p className="muted">{t('send.reader')}</p>}
        </>
      )}
    </OwnCompetition>
  );
}

/** The steps of the import; an upload in Foulée's own format has no columns to assign and no rows to check. */
const listSteps = ({ upload }: ImportState): readonly Step[] =>
  upload === undefined ? STEPS : STEPS.filter((step) => step !== 'columns' && step !== 'control');

function Import({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const importDraft = useImport(challenge.oid);
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const { state } = importDraft;
  if (state === undefined) return <div aria-busy="true" />;
  const steps = listSteps(state);
  const stepIndex = Math.max(0, steps.indexOf(state.step));
  const Current = SCREENS[state.step];
  return (
    <>
      {isNarrow && <p className="muted entries-narrow">{t('entries.narrow')}</p>}
      {isNarrow ? (
        <p className="entries-steps">{t('entries.stepOf', { step: stepIndex + 1, steps: steps.length })}</p>
      ) : (
        <Steps
          className="entries-steps"
          size="small"
          responsive={false}
          current={stepIndex}
          items={steps.map((step) => ({ title: t(`entries.step.${step}`) }))}
        />
      )}
      <StepBody key={state.step} title={t(`entries.step.${state.step}`)}>
        <Current challenge={challenge} importDraft={importDraft} state={state} />
      </StepBody>
    </>
  );
}

const SCREENS = {
  file: FileStep,
  columns: ColumnsStep,
  control: ControlStep,
  compare: CompareStep,
  send: SendStep,
} as const;

/** Moves the focus to the title of a new step, so that screen readers announce it. */
function StepBody({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="entries-step">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
