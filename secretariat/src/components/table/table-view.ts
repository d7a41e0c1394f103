import { useState } from 'react';

/** How a person set up a table: its hidden columns by key, and whether its rows are dense. */
export interface TableView {
  readonly hidden: readonly string[];
  readonly dense: boolean;
}

const DEFAULT_VIEW: TableView = { hidden: [], dense: false };

const buildKey = (table: string): string => `foulee.table.${table}`;

function readView(table: string): TableView {
  try {
    const stored = JSON.parse(localStorage.getItem(buildKey(table)) ?? 'null') as Partial<TableView> | null;
    const hidden = Array.isArray(stored?.hidden) ? stored.hidden.filter((key) => typeof key === 'string') : [];
    return { hidden, dense: stored?.dense === true };
  } catch {
    return DEFAULT_VIEW;
  }
}

/** The view of a table, stored on this device. */
export function useTableView(table: string): readonly [TableView, (view: TableView) => void] {
  const [view, setView] = useState(() => readView(table));
  const saveView = (next: TableView) => {
    setView(next);
    try {
      localStorage.setItem(buildKey(table), JSON.stringify(next));
    } catch {
      return;
    }
  };
  return [view, saveView];
}
