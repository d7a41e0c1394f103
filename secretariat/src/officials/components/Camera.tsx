import { useEffect, useRef, useState } from 'react';
import { findCodeReader } from './code-reader.ts';

const READ_EVERY_MS = 300;

interface Props {
  /** Is told each text that is read, again and again while it is in the picture. */
  readonly onRead: (text: string) => void;
  /** The camera does not open: nobody let the page use it, or there is none. */
  readonly onRefused?: () => void;
}

/** The camera's picture, and what is read in it; without a camera, or where the page may not use it, nothing. */
export function Camera({ onRead, onRefused }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const told = useRef({ onRead, onRefused });
  told.current = { onRead, onRefused };
  useEffect(() => {
    const Reader = findCodeReader();
    if (Reader === undefined) return;
    const reader = new Reader();
    let stream: MediaStream | undefined;
    let isLeft = false;
    const timer = setInterval(() => {
      const picture = video.current;
      if (picture === null || picture.readyState < 2) return;
      reader.detect(picture).then(
        ([code]) => code !== undefined && !isLeft && told.current.onRead(code.rawValue),
        () => undefined,
      );
    }, READ_EVERY_MS);
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened;
        if (isLeft) for (const track of opened.getTracks()) track.stop();
        else if (video.current !== null) {
          video.current.srcObject = opened;
          setOpen(true);
          void video.current.play().catch(() => undefined);
        }
      },
      () => !isLeft && told.current.onRefused?.(),
    );
    return () => {
      isLeft = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} className={isOpen ? 'scan' : 'sr'} muted playsInline />;
}
