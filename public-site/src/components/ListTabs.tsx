import type { ReactNode } from 'react';
import { useText } from '../locales/use-text.ts';
import { SegmentedLinks } from './page/SegmentedLinks.tsx';

const TABS = ['resultats', 'departs', 'engages'] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (value: string): value is Tab => (TABS as readonly string[]).includes(value);

interface ListTabsProps {
  /** The toolbar of the list. */
  readonly tools: ReactNode;
  readonly value: Tab;
  readonly fallback: Tab;
  /** Results arrived while another list is shown: the tab gets a dot. */
  readonly hasNewResults?: boolean;
}

/** «Résultats | Départs | Engagés», kept in `?t=`, with the list's toolbar. */
export function ListTabs({ value, fallback, tools, hasNewResults = false }: ListTabsProps) {
  const { t } = useText();
  const labels: Record<Tab, ReactNode> = {
    resultats: (
      <>
        {t('tab.results')}
        {hasNewResults && (
          <span className="dot-new">
            <span className="sr">{t('tab.fresh')}</span>
          </span>
        )}
      </>
    ),
    departs: t('tab.starts'),
    engages: t('tab.entries'),
  };
  return (
    <div className="tools">
      <SegmentedLinks
        label={t('tabs')}
        param="t"
        value={value}
        fallback={fallback}
        items={TABS.map((tab) => ({ value: tab, label: labels[tab] }))}
      />
      {tools}
    </div>
  );
}
