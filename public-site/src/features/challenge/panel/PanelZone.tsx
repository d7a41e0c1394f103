import type { ReactNode } from 'react';
import { Empty } from '../../../components/states/Empty.tsx';
import { useText } from '../../../locales/use-text.ts';

interface PanelZoneProps {
  readonly what: 'tracks' | 'fields';
  readonly children: readonly ReactNode[];
}

/** The races, or the field events, that are on. */
export function PanelZone({ what, children }: PanelZoneProps) {
  const { t } = useText();
  return (
    <section className="panel-zone" aria-labelledby={`panel-${what}`}>
      <h2 id={`panel-${what}`}>{t(`panel.${what}`)}</h2>
      {children.length === 0 ? (
        <Empty what={what}>{t(`empty.${what}`)}</Empty>
      ) : (
        <div className="panel-cards">{children}</div>
      )}
    </section>
  );
}
