import { Segmented, type SegmentedProps } from 'antd';

/** A choice of which all options are in sight. antd's is a Tab stop beside its radios, which are one already. */
export const Segments = <T extends string>(props: Omit<SegmentedProps<T>, 'ref'>) => (
  <Segmented<T> {...props} tabIndex={-1} />
);
