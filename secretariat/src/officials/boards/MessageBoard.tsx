import { useBoardForm } from './board-form.ts';
import { findMessageSize } from './message-size.ts';
import { PixelWords } from './PixelWords.tsx';
import { useBoard } from './use-board.ts';

/** The part of a picture in which the letters of a message are. */
const ROOM = { width: 0.9, height: 0.84 } as const;

/** A few words, as large as they can be. */
export function MessageBoard({ text }: { readonly text: string }) {
  const { address } = useBoard();
  const form = useBoardForm(address);
  if (address.isPixelFont === true) return <PixelWords form={form} blocks={[{ text, share: 1 }]} />;
  const { width, height } = form;
  const room = { width: width * ROOM.width, height: height * ROOM.height };
  return (
    <section className="board-message" style={{ fontSize: `${findMessageSize(text, room) * room.height}px` }}>
      <p>{text}</p>
    </section>
  );
}
