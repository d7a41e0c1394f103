import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChallenge } from 'shared-domain/testing';
import { renderSite } from '../../../testing/render-site.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { buildEmbedCode } from './embed-code.ts';

test('a club copies the code of the programme or of the live panel', async () => {
  const user = userEvent.setup();
  renderSite(<EmbedCode challenge={aChallenge({ oid: 'C' })} />);
  await user.click(screen.getByText('Sur le site de votre club'));
  await user.selectOptions(screen.getByLabelText('Page à intégrer'), 'Direct');
  await user.click(screen.getByRole('button', { name: 'Copier le code' }));
  const code = await navigator.clipboard.readText();
  expect(code).toContain('src="http://localhost/challenge/C?v=direct&amp;embed=1"');
  expect(screen.getByLabelText('Code à coller dans votre page')).toHaveValue(code);
});

test('11. the code leads to the public address, wherever the page is open', () => {
  document.head.innerHTML = '<script id="site" data-origin="https://r.example"></script>';
  renderSite(<EmbedCode challenge={aChallenge({ oid: 'C' })} />);
  const code = screen.getByLabelText<HTMLTextAreaElement>('Code à coller dans votre page').value;
  document.head.innerHTML = '';
  expect(code).toContain('src="https://r.example/challenge/C?embed=1"');
});

test('a name cannot break out of the code', () => {
  const code = buildEmbedCode({ origin: 'https://o.example', chOID: 'C', title: '"><script>', view: '' });
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;"');
  expect(code).toContain('src="https://o.example/challenge/C?embed=1"');
});
