import { useText } from '../locales/use-text.ts';
import { useRegions } from './reference.ts';
import { formatRegion } from './region-text.ts';

interface RegionSelectProps {
  readonly value: string;
  readonly onChange: (insee: string) => void;
}

/** The regions of France, or the whole of France. */
export function RegionSelect({ value, onChange }: RegionSelectProps) {
  const { t, language } = useText();
  const regions = [...useRegions()].sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <select className="sel" aria-label={t('region')} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('region.all')}</option>
      {regions.map((region) => (
        <option key={region.insee} value={region.insee}>
          {formatRegion(region.name)}
        </option>
      ))}
    </select>
  );
}
