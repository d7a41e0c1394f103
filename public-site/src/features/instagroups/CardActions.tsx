import { useContext, useState } from 'react';
import { HostContext } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { type CardFacts, cardAlt, cardCaption, cardTitle } from './card-facts.ts';
import { canShareFiles, savePicture, sharePicture } from './send-card.ts';

interface CardActionsProps {
  readonly facts: CardFacts;
  /** The page that the card leads to. */
  readonly path: string;
}

/** What can be done with a card. The picture is drawn when it is asked for, with code that comes at that moment. */
export function CardActions({ facts, path }: CardActionsProps) {
  const { t } = useText();
  const host = useContext(HostContext);
  const [busy, setBusy] = useState(false);
  const name = cardTitle(facts);
  const caption = () => cardCaption(facts, window.location.origin + path);

  async function withPicture(send: (picture: File) => Promise<boolean>, said?: TextKey): Promise<void> {
    setBusy(true);
    try {
      const { cardPicture } = await import('./draw/card-picture.ts');
      const done = await send(await cardPicture(facts));
      if (done && said !== undefined) host?.notify(t(said));
    } catch {
      host?.notify(t('cards.image.failed'), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  }

  async function copy(text: string, said: TextKey): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      host?.notify(t(said));
    } catch {
      host?.notify(t('cards.text.failed'), { kind: 'error' });
    }
  }

  return (
    <div className="card-actions" aria-busy={busy || undefined}>
      {canShareFiles() && (
        <button
          type="button"
          className="btn small"
          disabled={busy}
          aria-label={`${t('cards.share')}, ${name}`}
          onClick={() => void withPicture((file) => sharePicture(file, caption()))}
        >
          <Icon name="share" />
          {t('cards.share')}
        </button>
      )}
      <button
        type="button"
        className="btn small"
        disabled={busy}
        aria-label={`${t('cards.image')}, ${name}`}
        onClick={() => void withPicture(savePicture, 'cards.saved')}
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
        onClick={() => void copy(cardAlt(facts, t), 'cards.altText.copied')}
      >
        {t('cards.altText')}
      </button>
    </div>
  );
}
