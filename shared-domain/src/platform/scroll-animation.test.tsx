import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useScrollAnimation } from './scroll-animation.ts';

const PAIR = { down: 'fadeInUp', up: 'fadeInDown' } as const;

let top = 0;
const motion = { matches: false };
beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(() => motion as MediaQueryList);
  motion.matches = false;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, bottom: top + 100 }) as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Title({ repeat = false, skipFirst = false }: { readonly repeat?: boolean; readonly skipFirst?: boolean }) {
  const { ref, className } = useScrollAnimation<HTMLHeadingElement>(PAIR, { repeat, skipFirst });
  return (
    <h1 ref={ref} className={className}>
      Titre
    </h1>
  );
}

/** Scrolls the page until the title stands at `to`. */
function scroll(to: number, y: number) {
  top = to;
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const classes = () => screen.getByRole('heading').className;

test('comes in when its top is above the foot of the viewport, with the class of the direction', () => {
  top = 2000;
  render(<Title />);
  expect(classes()).toBe('');
  scroll(300, 500);
  expect(classes()).toBe('animate__animated animate__fadeInUp');
});

test('keeps its class out of view; with «repeat» it is reset, to come in again the other way', () => {
  top = 10;
  const { unmount } = render(<Title />);
  scroll(-500, 800);
  expect(classes()).toContain('animate__fadeInUp');
  unmount();
  top = 10;
  render(<Title repeat />);
  scroll(-500, 900);
  expect(classes()).toBe('');
  scroll(20, 100);
  expect(classes()).toContain('animate__fadeInDown');
});

test('does not move for a reader who asks for no motion', () => {
  motion.matches = true;
  top = 10;
  render(<Title />);
  scroll(10, 10);
  expect(classes()).toBe('');
});

test('with «skipFirst» an element in view from the start moves only when it comes into view again', () => {
  top = 10;
  render(<Title repeat skipFirst />);
  expect(classes()).toBe('animate__fadeInUp');
  scroll(-500, 800);
  expect(classes()).toBe('');
  scroll(20, 100);
  expect(classes()).toBe('animate__animated animate__fadeInDown');
});

test('with «skipFirst» an element further down moves when it comes into view', () => {
  top = 2000;
  render(<Title skipFirst />);
  expect(classes()).toBe('');
  scroll(300, 500);
  expect(classes()).toBe('animate__animated animate__fadeInUp');
});
