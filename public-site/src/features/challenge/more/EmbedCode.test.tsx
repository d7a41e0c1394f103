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

test('the frame gets the height that its page says; nobody else and nothing else is listened to', () => {
  const holder = document.createElement('div');
  holder.innerHTML = buildEmbedCode({ origin: 'https://o.example', chOID: 'C', title: 'Régionaux', view: '' });
  document.body.append(holder);
  const frame = holder.querySelector('iframe') as HTMLIFrameElement;
  const script = holder.querySelector('script') as HTMLScriptElement;
  expect(script.previousElementSibling).toBe(frame);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(script.text)();
  Reflect.deleteProperty(document, 'currentScript');
  const say = (data: unknown, origin = 'https://o.example', source: Window | null = frame.contentWindow) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    return frame.style.height;
  };
  expect(say({ type: 'foulee-height', height: 1234.2 })).toBe('1235px');
  expect(say({ type: 'foulee-height', height: 10 }, 'https://other.example')).toBe('1235px');
  expect(say({ type: 'foulee-height', height: 10 }, 'https://o.example', window)).toBe('1235px');
  expect(say({ type: 'another', height: 10 })).toBe('1235px');
  for (const height of [-1, 0, 1e9, '9px;position:fixed', undefined, Number.NaN])
    expect(say({ type: 'foulee-height', height })).toBe('1235px');
  expect(say(null)).toBe('1235px');
  expect(say({ type: 'foulee-height', height: 800 })).toBe('800px');
  holder.remove();
});
