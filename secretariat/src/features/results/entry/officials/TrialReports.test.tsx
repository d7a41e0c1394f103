import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { SheetAnswer } from 'shared-domain/contract';
import { startLanguage } from 'shared-domain/platform';
import type { Line } from '../../../../components/sheet/line.ts';
import { registerTexts } from '../../../../locales/register-texts.ts';
import { TrialReports } from './TrialReports.tsx';

const LINE = {
  row: 'bib:325',
  bib: '325',
  last: 'KERBRAT',
  first: 'Lou',
  start: { row: 'bib:325', bib: '325', last: 'KERBRAT', first: 'Lou', lane: 5 },
} as unknown as Line;
const REPORT: NonNullable<SheetAnswer['reports']>[number] = {
  id: 'f1',
  at: '2026-06-13T13:33:02Z',
  row: 'bib:325',
  what: 'line',
  steps: 3,
  where: 245,
  from: 'Commissaire 3',
  open: true,
};

beforeEach(() => {
  startLanguage('fr');
  registerTexts();
});

describe('reports of officials beside the results', () => {
  test('are sentences: who, what, where, by whom, and what the referee decided', () => {
    const answer = { at: '2026-06-13T13:40:00Z', act: 'DQ', rules: ['TR17.3.1'] } as const;
    const reports = [REPORT, { ...REPORT, id: 'f2', open: false, answer: { ...answer, rules: [...answer.rules] } }];
    render(<TrialReports chOID="val" reports={reports} lines={[LINE]} tz="Europe/Paris" />);
    const text = (screen.getByRole('group').textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain('2 rapports d’officiels · 1 attend le juge-arbitre');
    expect(text).toContain(
      'Ligne en virage, 3 appuis, second virage (245 m) · Commissaire 3 · En attente du juge-arbitre',
    );
    expect(text).toMatch(/Décision à .* : disqualification TR17\.3\.1/);
  });

  test.each([
    ['fr', '325 KERBRAT Lou : Ligne'],
    ['en', '325 KERBRAT Lou: Line'],
  ] as const)('name the athlete with the colon of the language (%s)', (language, words) => {
    startLanguage(language);
    registerTexts();
    render(<TrialReports chOID="val" reports={[REPORT]} lines={[LINE]} tz="Europe/Paris" />);
    expect((screen.getByRole('group').textContent ?? '').replaceAll(/\s/g, ' ')).toContain(words);
  });

  test('without any there is nothing', () => {
    const { container } = render(<TrialReports chOID="val" reports={[]} lines={[LINE]} tz="Europe/Paris" />);
    expect(container.textContent).toBe('');
  });
});
