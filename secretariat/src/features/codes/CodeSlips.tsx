import type { AccessCode, Challenge } from 'shared-domain/contract';
import { Paper } from '../../components/paper/Paper.tsx';
import { QrCode } from '../../components/qr/QrCode.tsx';
import { formatLastDay } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import { makeCodeLink, makeSpeakerLink } from './code-link.ts';
import './slips.css';

interface Props {
  readonly challenge: Challenge;
  readonly codes: readonly AccessCode[];
  /** The address of the site that other devices reach. */
  readonly address: string;
  readonly onDone: () => void;
}

/** Prints the slips for officials, one code on each A6 sheet. */
export function CodeSlips({ challenge, codes, address, onDone }: Props) {
  return (
    <Paper className="code-slips" onDone={onDone}>
      {codes.map((code) => (
        <Slip key={code.code} challenge={challenge} code={code} link={makeCodeLink(code.kind, code.code, address)} />
      ))}
      {codes.map((code) => {
        const link = makeSpeakerLink(code.kind, code.code, address);
        return link && <Slip key={link} challenge={challenge} code={code} link={link} isSpeaker />;
      })}
    </Paper>
  );
}

interface SlipProps {
  readonly challenge: Challenge;
  readonly code: AccessCode;
  readonly link: string;
  /** For the speaker, who has the code of a screen. */
  readonly isSpeaker?: boolean;
}

function Slip({ challenge, code, link, isSpeaker = false }: SlipProps) {
  const { t, language } = useText();
  const [address] = link.replace(/^https?:\/\//, '').split('#');
  return (
    <section className="code-slip">
      <p className="meeting">{challenge.name}</p>
      <h2>{isSpeaker ? t('codes.speaker') : t(`codes.kind.${code.kind}`)}</h2>
      <p>{isSpeaker ? t('codes.opens.speaker') : t(`codes.opens.${code.kind}`)}</p>
      <QrCode text={link} label={code.code} />
      <p className="code">{code.code}</p>
      <p>{t('codes.slip.how')}</p>
      <p>{address}</p>
      <p className="until">{t('codes.slip.until', { when: formatLastDay(code.expires, challenge.tz, language) })}</p>
    </section>
  );
}
