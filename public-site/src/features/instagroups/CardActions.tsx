import { useContext, useState } from 'react';
import { saveFile } from 'shared-domain/platform';
import { HostContext } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { useLinkOrigin } from '../../components/use-link-origin.ts';
import { type CardFacts, formatAltText, formatCaption, formatCardTitle } from './card-facts.ts';
import { type CardTranslate, useCardText } from './use-card-text.ts';

/** Whether the browser can pass pictures to the share sheet. */
function canShareFiles(): boolean {
  if (typeof navigator === 'undefined' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'x.png', { type: 'image/png' })] });
}

/** Opens the share sheet; false when the reader closes it, which is not a failure. */
async function sharePicture(picture: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [picture], text });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    // Browsers allow sharing only shortly after a tap: if drawing took longer, the picture is saved instead.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return savePicture(picture);
    throw error;
  }
}

async function savePicture(picture: File): Promise<boolean> {
  saveFile(picture.name, picture);
  return true;
}

interface CardActionsProps {
  readonly facts: CardFacts;
  /** Path of the page that the card links to. */
  readonly path: string;
}

/** Buttons to share, save and copy a card. The picture is drawn only on demand, with code that is then loaded. */
export function CardActions({ facts, path }: CardActionsProps) {
  const { t } = useCardText();
  const host = useContext(HostContext);
  const origin = useLinkOrigin();
  const [isBusy, setIsBusy] = useState(false);
  const name = formatCardTitle(facts);
  const caption = () => formatCaption(facts, origin + path);

  async function sendPicture(
    send: (picture: File) => Promise<boolean>,
    message?: Parameters<CardTranslate>[0],
  ): Promise<void> {
    setIsBusy(true);
    try {
      const { drawCardPicture } = await import('./draw/card-picture.ts');
      const isDone = await send(await drawCardPicture(facts));
      if (isDone && message !== undefined) host?.notify(t(message));
    } catch {
      host?.notify(t('cards.image.failed'), { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  async function copy(text: string, message: Parameters<CardTranslate>[0]): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      host?.notify(t(message));
    } catch {
      host?.notify(t('cards.text.failed'), { kind: 'error' });
    }
  }

  return (
    <div className="card-actions" aria-busy={isBusy || undefined}>
      {canShareFiles() && (
        <button
          type="button"
          className="btn small"
          disabled={isBusy}
          aria-label={`${t('cards.share')}, ${name}`}
          onClick={() => void sendPicture((file) => sharePicture(file, caption()))}
        >
          <Icon name="share" />
          {t('cards.share')}
        </button>
      )}
      <button
        type="button"
        className="btn small"
        disabled={isBusy}
        aria-label={`${t('cards.image')}, ${name}`}
        onClick={() => void sendPicture(savePicture, 'cards.saved')}
      >
        <Icon name="download" />
        {t('cards.image')}
      </button>
      <button
        type="button"
        className="btn small"
        aria-label={`${t('cards.text')}, ${name}`}
        onClick={() => void copy(caption(), 'cards.text.copied')}
      >
        <Icon name="paper" />
        {t('cards.text')}
      </button>
      <button
        type="button"
        className="btn small"
        aria-label={`${t('cards.altText')}, ${name}`}
        onClick={() => void copy(formatAltText(facts, t), 'cards.altText.copied')}
      >
        {t('cards.altText')}
      </button>
    </div>
  );
}
