import { type ReactNode, useEffect, useRef } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { Link, useLocation, useSearchParams } from 'shared-domain/platform';
import { formatActSentence } from '../../components/journal/act-sentence.ts';
import { formatActor } from '../../components/journal/act-text.ts';
import { formatToSecond } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly lines: readonly LogLine[];
  readonly tz: string;
  readonly renderActs: ((line: LogLine) => ReactNode) | undefined;
}

/** The act in `?act=` of the address, above the others: the one that must be undone before another can be. */
export function LinkedAct({ lines, tz, renderActs }: Props) {
  const { t, language } = useText();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const section = useRef<HTMLElement>(null);
  const oid = params.get('act');
  const line = lines.find((one) => one.oid === oid);
  const isFound = line !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another act takes the focus anew
  useEffect(() => {
    if (isFound) section.current?.focus();
  }, [isFound, oid]);
  if (line === undefined) return null;
  return (
    <section className="asked-act" ref={section} tabIndex={-1} aria-label={t('journal.asked')}>
      <div>
        <b>{t('journal.asked')}</b>
        <p>
          {[
            formatToSecond(line.at, tz, language),
            formatActor(line, t),
            formatActSentence(line, { t, language, findAct: (of) => lines.find((one) => one.oid === of) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="btns">
        {renderActs?.(line)}
        <Link className="btn small" to={pathname}>
          {t('journal.asked.close')}
        </Link>
      </div>
    </section>
  );
}
