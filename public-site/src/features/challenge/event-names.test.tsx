import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Challenge, LiveAnswer, Round, TopPerformance, TrackEvent } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { LiveBoard } from '../../components/live-board/LiveBoard.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { BestMarks } from './more/BestMarks.tsx';
import { ProgrammeRow } from './ProgrammeRow.tsx';
import { PanelTrack } from './panel/PanelEvent.tsx';
import { listProgrammeItems } from './programme.ts';

const TIME = { v: 1_864_320, u: 'ms', st: 1 } as const;
const winner = aResultRow({ last: 'VALMOREL', first: 'Inès', rank: 1, prf: TIME });

/** A race of a competition of a kind, as each part of its page shows it. */
async function showEverywhere(kind: Challenge['kind'], uid: string, group: string): Promise<HTMLElement> {
  const challenge = aChallenge({ oid: 'C', kind });
  const trial = aTrial({ oid: 'T', chOID: 'C', gOID: 'G', uid, group, results: 1, status: 40 });
  const event: TrackEvent = { ...trial, md: 'res', rows: [winner], startlist: [] };
  const live: LiveAnswer = { revision: 1, trackEvents: [event], fieldEvents: [] };
  const { last, first } = winner;
  const mark: TopPerformance = { ...trial, last, first, prf: TIME, family: 1, trialOID: 'T' };
  const leader = { oid: 'T', name: 'VALMOREL Inès', prf: TIME };
  const round: Round = { gOID: 'G', round: trial.round, date: trial.date, status: 40, heats: [trial], leader };
  const [item] = listProgrammeItems(challenge, [], [round]);
  fakeServer({ '/api/live/C': live });
  renderSite(
    <div data-testid="all">
      {item && <ProgrammeRow item={item} />}
      <PanelTrack event={event} kind={kind} />
      <LiveBoard challenge={challenge} title="Direct" pollingInterval={0} />
      <BestMarks challenge={challenge} perfs={{ by: 'hun', editions: {}, women: [mark], men: [] }} />
    </div>,
    { path: '/challenge/C' },
  );
  await within(screen.getByRole('region', { name: 'Direct' })).findByRole('link');
  return screen.getByTestId('all');
}

test('a race on the road that its competition alone tells is in kilometres and whole seconds, and no final', async () => {
  const all = await showEverywhere('road', '010000-0-56-f1', '10 000 m Femmes');
  expect(all).toHaveTextContent(/10\s?km/);
  expect(all).toHaveTextContent('31:05');
  expect(all).not.toHaveTextContent(/10\s000\sm|31:04|Finale/);
});

test('a race of a cross keeps the name that its group was given', async () => {
  const all = await showEverywhere('cross', '000001-0-56-f1', 'Cross long des As');
  expect(all.textContent?.match(/Cross long des As/g)).toHaveLength(4);
});
