import { STADIUM_CELLS } from 'shared-domain/board';
import { formatHour } from './BoardFrame.tsx';
import type { BoardForm } from './board-form.ts';
import { PixelStadium } from './PixelStadium.tsx';
import { StadiumCells } from './StadiumCells.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** The competition, and the hour. */
export function StadiumTop() {
  const { seen, address } = useBoard();
  const { language } = useBoardText();
  const { at } = useBoardClock();
  const known = seen();
  return (
    <header className="list-top">
      <h1>{known?.challenge.name}</h1>
      {address.hasHour !== false && (
        <span className="list-right">
          <b>{formatHour(at, known?.challenge.tz, language)}</b>
        </span>
      )}
    </header>
  );
}

/** Four events of the stadium, six where the address or the wall has room for them; a line each on a strip. */
export function MultiBoard({ form }: { readonly form: BoardForm }) {
  const { address } = useBoard();
  const isStrip = form.shape === 'strip';
  const count = isStrip ? form.rows + (form.head > 0 ? 1 : 0) : (address.rows ?? STADIUM_CELLS[form.shape]);
  if (address.isPixelFont === true) return <PixelStadium form={form} count={count} />;
  if (isStrip)
    return (
      <div className="list list-strip list-cells">
        <StadiumCells count={count} className="in-lines" />
      </div>
    );
  return (
    <div className={form.shape === 'double' ? 'list list-screen list-wide' : 'list list-screen'}>
      <StadiumTop />
      <StadiumCells count={count} className={count > STADIUM_CELLS.screen ? 'in-six' : 'in-four'} />
    </div>
  );
}
