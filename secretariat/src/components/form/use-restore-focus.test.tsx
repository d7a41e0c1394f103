import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  readonly hasLayer: boolean;
  readonly hasOpener?: boolean;
}

/** A screen, and a layer over it that is a child of the body. */
function Screen({ hasLayer, hasOpener = true }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useRestoreFocus(frame);
  return (
    <div ref={frame}>
      <h1 tabIndex={-1}>Épreuves</h1>
      {hasOpener && <button type="button">Ouvrir</button>}
      <input aria-label="Performance" defaultValue="1052" />
      {hasLayer && createPortal(<button type="button">Dans le volet</button>, layer)}
    </div>
  );
}

let layer: HTMLElement;
beforeEach(() => {
  layer = document.createElement('div');
  document.body.append(layer);
});
afterEach(() => layer.remove());

const focusOn = (element: HTMLElement) => act(() => element.focus());
/** As antd does: removes the layer, and the focus with it, from the body. */
const takeLayerAway = () => act(() => layer.remove());

/** A screen whose focus went from one of its elements into a layer over it. */
function openFrom(opener: () => HTMLElement) {
  const { rerender } = render(<Screen hasLayer={false} />);
  focusOn(opener());
  rerender(<Screen hasLayer />);
  focusOn(screen.getByText('Dans le volet'));
  return rerender;
}

describe('Whoever closes what lies over a screen', () => {
  test('is back on what opened it', async () => {
    openFrom(() => screen.getByText('Ouvrir'));
    takeLayerAway();
    await waitFor(() => expect(screen.getByText('Ouvrir')).toHaveFocus());
  });

  test('is on the title where what opened it is gone', async () => {
    const rerender = openFrom(() => screen.getByText('Ouvrir'));
    rerender(<Screen hasLayer hasOpener={false} />);
    takeLayerAway();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  test('is back in a field with the caret where it was, so that the next key replaces nothing', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Performance');
    const { rerender } = render(<Screen hasLayer={false} />);
    focusOn(field());
    field().setSelectionRange(2, 2);
    field().addEventListener('focus', () => field().select());
    rerender(<Screen hasLayer />);
    focusOn(screen.getByText('Dans le volet'));
    takeLayerAway();
    await waitFor(() => expect(field()).toHaveFocus());
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 2]);
  });

  test('and whoever has gone on to another element stays there', async () => {
    openFrom(() => screen.getByText('Ouvrir'));
    focusOn(screen.getByLabelText('Performance'));
    takeLayerAway();
    await new Promise(process.nextTick);
    expect(screen.getByLabelText('Performance')).toHaveFocus();
  });
});

/** The card of a code, whose button is another once it is pressed. */
function Card({ isMade, hasField = false }: { readonly isMade: boolean; readonly hasField?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useRestoreFocus(frame);
  return (
    <div ref={frame}>
      <h1 tabIndex={-1}>Codes officiels</h1>
      <button type="button">Imprimer</button>
      <section>
        {isMade ? <button type="button">Copier</button> : !hasField && <button type="button">Créer un code</button>}
        {hasField && !isMade && <input aria-label="Performance" />}
      </section>
    </div>
  );
}

describe('Whoever presses a button that goes away', () => {
  test('is on the one that stands in its place', async () => {
    const { rerender } = render(<Card isMade={false} />);
    focusOn(screen.getByText('Créer un code'));
    rerender(<Card isMade />);
    await waitFor(() => expect(screen.getByText('Copier')).toHaveFocus());
  });

  test('is nowhere else when it was a field, so that no key is typed or pressed elsewhere', async () => {
    const { rerender } = render(<Card isMade={false} hasField />);
    focusOn(screen.getByLabelText('Performance'));
    rerender(<Card isMade hasField />);
    await act(async () => undefined);
    expect(document.body).toHaveFocus();
  });
});
