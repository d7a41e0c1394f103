import { expect, jest, test } from '@jest/globals';
import { readText, renderTask } from '../testing/render-task.tsx';

const rows = [{ row: 'bib:1', bib: '1', last: 'Nom1', first: 'Ana', odr: 1 }] as never;
const readTime = () => readText(document.querySelector('.hd .tm')?.textContent ?? '');

test('beside the time of the stadium stands how sure it is: never measured, within the hour, older', async () => {
  const { measureClock, prefer } = await renderTask('attempts', { g0: 900_003, g1: '0', rows });
  expect(readTime()).toMatch(/^\d\d:\d\d heure du téléphone$/);
  await measureClock(180);
  expect(readTime()).toMatch(/^\d\d:\d\d ± 0\.2 s$/);
  await measureClock(10);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_700_000);
  try {
    await prefer({ isMirrored: true });
    expect(readTime()).toMatch(/^\d\d:\d\d$/);
  } finally {
    clock.mockRestore();
  }
});
