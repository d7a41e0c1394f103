import { useEffect, useRef, useState } from 'react';
import {
  buildPreviewAddress,
  type PreviewMessage,
  type PreviewState,
  readPreviewMessage,
} from '../../officials/boards/preview-state.ts';
import type { ListedScreen } from './screen-list.ts';

/** Whether a part of the page is in sight, and how wide it is, px. */
function useSight() {
  const part = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = part;
    // A browser without them draws no small pictures.
    if (current === null || typeof IntersectionObserver === 'undefined' || typeof ResizeObserver === 'undefined')
      return;
    const sight = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting === true));
    const size = new ResizeObserver(() => setWidth(current.clientWidth));
    sight.observe(current);
    size.observe(current);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, []);
  return { part, isVisible, width };
}

interface FrameProps {
  readonly screen: ListedScreen;
  readonly words: NonNullable<ListedScreen['words']>;
  readonly title: string;
  readonly seen: PreviewState['seen'];
  readonly offset: number;
  readonly scale: number;
}

/** The board itself, as large as the screen and made smaller: what fits on it fits here. */
function PreviewFrame({ screen, words, title, seen, offset, scale }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { cue, identify, screen: name } = screen;
  // The list of screens is a new one at each look; the picture is told of what is new only.
  const told = JSON.stringify({ order: { cue, identify }, frozen: words.frozen });
  useEffect(() => {
    const message: PreviewMessage = {
      foulee: 'preview',
      state: { seen, ...(JSON.parse(told) as Pick<PreviewState, 'order' | 'frozen'>), screen: name, offset },
    };
    const give = () => frame.current?.contentWindow?.postMessage(message, window.location.origin);
    const answer = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && readPreviewMessage(event)?.foulee === 'preview ready')
        give();
    };
    give();
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [seen, told, name, offset]);
  return (
    <iframe
      ref={frame}
      title={title}
      src={buildPreviewAddress(words)}
      loading="lazy"
      tabIndex={-1}
      style={{ width: words.width, height: words.height, transform: `scale(${scale})` }}
    />
  );
}

interface Props {
  readonly screen: ListedScreen;
  readonly title: string;
  /** What boards have of the competition; undefined before it has come. */
  readonly seen: PreviewState['seen'] | undefined;
  /** What the server's clock is ahead of this device's, ms. */
  readonly offset: number;
}

/** A small picture of what a screen shows now, as long as it is in sight. Its text is beside it for those who do not see it. */
export function BoardPreview({ screen, title, seen, offset }: Props) {
  const { part, isVisible, width } = useSight();
  const { words } = screen;
  if (words === undefined) return null;
  const isDrawn = isVisible && seen !== undefined && width > 0;
  return (
    <div ref={part} className="screen-preview" inert style={{ aspectRatio: `${words.width} / ${words.height}` }}>
      {isDrawn && (
        <PreviewFrame
          screen={screen}
          words={words}
          title={title}
          seen={seen}
          offset={offset}
          scale={width / words.width}
        />
      )}
    </div>
  );
}
