import { isU16OrYounger } from 'shared-domain';
import type { Card, Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { buildGroupPath } from '../../components/page/challenge-paths.ts';
import { CardActions } from './CardActions.tsx';
import { buildCardFacts, type CardFacts, formatCardTitle } from './card-facts.ts';
import { useCardText } from './use-card-text.ts';

interface CardSquareProps {
  readonly card: Card;
  readonly challenge: Challenge;
  readonly hashtag: string;
}

/** A card with the same content as its picture, but as text. */
export function CardSquare({ card, challenge, hashtag }: CardSquareProps) {
  const { t, language } = useCardText();
  const facts = buildCardFacts(card, { challenge, hashtag, t, language });
  return (
    <li className="card-place">
      <article aria-label={t('cards.of', { title: formatCardTitle(facts) })}>
        <Link className="board stagger square" to={buildGroupPath(challenge.oid, card.oid)}>
          <Head facts={facts} />
          {facts.lines.length === 0 ? <span className="when">{facts.startText}</span> : <Lines facts={facts} />}
          <span className="foot-line">
            <b>{facts.challenge}</b>
            <span>{[facts.hashtag, facts.place].filter(Boolean).join('\u00a0· ')}</span>
          </span>
        </Link>
        {isU16OrYounger(card.category) && <p className="sub">{t('cards.young')}</p>}
        <CardActions facts={facts} path={buildGroupPath(challenge.oid, card.oid)} />
      </article>
    </li>
  );
}

function Head({ facts }: { readonly facts: CardFacts }) {
  return (
    <span className="square-head">
      <span className="chips">
        <span className="chip">{facts.category}</span>
        <span className={facts.isLive ? 'chip is-live' : 'chip'}>{facts.state}</span>
      </span>
      <b className="square-event">{facts.event}</b>
      <span className="square-round">{facts.round}</span>
    </span>
  );
}

function Lines({ facts: { lines } }: { readonly facts: CardFacts }) {
  return (
    <span className="square-lines">
      {lines.map((line) => (
        <span key={`${line.rank} ${line.name}`} className="square-line">
          <span className="square-rank">{line.rank}</span>
          <span className="square-name">
            <b>{line.name}</b>
            <span>{line.club}</span>
          </span>
          <span className="square-mark">
            {line.mark}
            {line.record !== '' && <small>{line.record}</small>}
          </span>
        </span>
      ))}
    </span>
  );
}
