import { type RefObject, useEffect, useRef } from 'react';

interface Handlers {
  readonly onOver: (isOver: boolean) => void;
  readonly onFile: (file: File | undefined) => void;
}

/** Takes files that are dropped on an area; a key beside it does the same for who has no mouse. */
export function useFileDrop(handlers: Handlers): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const target = area.current;
    if (target === null) return;
    const over = (event: DragEvent) => {
      event.preventDefault();
      latest.current.onOver(true);
    };
    const leave = () => latest.current.onOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      latest.current.onOver(false);
      latest.current.onFile(event.dataTransfer?.files[0]);
    };
    target.addEventListener('dragover', over);
    target.addEventListener('dragleave', leave);
    target.addEventListener('drop', drop);
    return () => {
      target.removeEventListener('dragover', over);
      target.removeEventListener('dragleave', leave);
      target.removeEventListener('drop', drop);
    };
  });
  return area;
}
