import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
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

let inner: ReturnType<typeof useInnerRouter>;

function Outer({ drawnSearch }: { readonly drawnSearch: string }) {
  inner = useInnerRouter(drawnSearch);
  return <Place name="outer" to="/b?x=1" />;
}

function open(address: string, drawnSearch = '') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Outer drawnSearch={drawnSearch} />
    </MemoryRouter>,
  );
  render(
    <inner.Router>
      <Place name="inner" to="/c" />
    </inner.Router>,
  );
}

const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
const read = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a root within another goes where that one goes, and takes it along', async () => {
  open('/a');
  expect(read()).toEqual(['outer /a', 'inner /a']);
  await press(/outer/);
  expect(read()).toEqual(['outer /b?x=1', 'inner /b?x=1']);
  await press(/inner/);
  expect(read()).toEqual(['outer /c', 'inner /c']);
});

test('it begins at the part of the query that the server has drawn, and then follows', () => {
  open('/a?j=1&sx=F#row', '?j=1');
  expect(read()).toEqual(['outer /a?j=1&sx=F', 'inner /a?j=1']);
  act(() => inner.follow());
  expect(read()).toEqual(['outer /a?j=1&sx=F', 'inner /a?j=1&sx=F']);
});

test('the same query in another order is no other', () => {
  open('/a?sx=F&j=1', '?j=1&sx=F');
  expect(read()).toEqual(['outer /a?sx=F&j=1', 'inner /a?sx=F&j=1']);
});

test('what is gone to meanwhile counts', async () => {
  open('/a?j=1&sx=F', '?j=1');
  await press(/outer/);
  expect(read()).toEqual(['outer /b?x=1', 'inner /b?x=1']);
});
