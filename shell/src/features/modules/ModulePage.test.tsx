import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MODULE_PATHS } from 'shared-domain/contract';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ModulePage } from './ModulePage.tsx';
import { findModule, MODULES } from './modules.ts';

function renderModule(path: string) {
  const module = findModule(path);
  if (module === undefined) throw new Error(`${path} n'est pas un module`);
  renderInShell(<ModulePage module={module} openContact={() => undefined} />, path);
}

describe('a module’s page (Q27)', () => {
  test('says plainly that this site does not serve it, and offers the contact dialog', () => {
    renderModule('/lereporter');
    expect(screen.getByRole('heading', { level: 1, name: 'Reporter' })).toBeVisible();
    expect(screen.getByText(/Ce site ne propose pas ce module/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nous contacter' })).toBeEnabled();
  });

  test('the organiser’s one opens the secretariat', () => {
    renderModule('/lemgr/');
    expect(screen.getByRole('link', { name: 'Ouvrir le secrétariat' })).toHaveAttribute('href', '/mgr/lesecretariat/');
  });

  test.each(['/lanemometre', '/lestarter', '/lechrono', '/pickup', '/lespeaker'])(
    '%s opens a console, a page of its own',
    (path) => {
      renderModule(path);
      expect(screen.getByRole('link', { name: 'Ouvrir la console' })).toHaveAttribute('href', '/officiel/');
    },
  );

  test('those of screens open a board', () => {
    renderModule('/lafficheur');
    expect(screen.getByRole('link', { name: 'Ouvrir un écran' })).toHaveAttribute('href', '/officiel/ecran/concours');
  });

  test('those that the shell draws are the ones that the server answers for', () => {
    const drawn = MODULES.filter(({ kind }) => kind !== 'public').map(({ path }) => path);
    expect([...drawn].sort()).toEqual([...MODULE_PATHS].sort());
  });

  test.each(['/', '/lesconcours', '/lademo', '/support/downloads', '/challenge/01ab'])(
    '%s is not drawn by the shell',
    (path) => {
      expect(findModule(path)).toBeUndefined();
    },
  );
});
