import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useInnerRouter } from './inner-router.tsx';

function Place({ name, to }: { readonly name: string; readonly to: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <button type="button" onClick={() => navigate(to)}>
      {name} {pathname + search}
    </button>
  );
}

/** A root of its own within another. */
function Inner({ children }: { readonly children: ReactNode }) {
  const Router = useInnerRouter();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, as a page that is hydrated
  useEffect(() => {
    if (place.current !== null) createRoot(place.current).render(<Router>{children}</Router>);
  }, []);
  return <div ref={place} />;
}

test('a root within another goes where that one goes, and takes it along', async () => {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/a']}>
        <Place name="outer" to="/b?x=1" />
        <Inner>
          <Place name="inner" to="/c" />
        </Inner>
      </MemoryRouter>,
    );
  });
  const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
  const read = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(read()).toEqual(['outer /a', 'inner /a']);
  await press(/outer/);
  expect(read()).toEqual(['outer /b?x=1', 'inner /b?x=1']);
  await press(/inner/);
  expect(read()).toEqual(['outer /c', 'inner /c']);
});
