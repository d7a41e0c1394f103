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

let InnerRouter: ReturnType<typeof useInnerRouter>;

function Outer() {
  InnerRouter = useInnerRouter();
  return <Place name="outer" to="/b?x=1" />;
}

test('a root within another goes where that one goes, and takes it along', async () => {
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Outer />
    </MemoryRouter>,
  );
  render(
    <InnerRouter>
      <Place name="inner" to="/c" />
    </InnerRouter>,
  );
  const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
  const read = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(read()).toEqual(['outer /a', 'inner /a']);
  await press(/outer/);
  expect(read()).toEqual(['outer /b?x=1', 'inner /b?x=1']);
  await press(/inner/);
  expect(read()).toEqual(['outer /c', 'inner /c']);
});
