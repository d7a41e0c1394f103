import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { findLocalDay } from 'shared-domain';
import { renderSite } from '../testing/render-site.tsx';
import { LocalTime, readDeviceZone, StadiumTimes } from './LocalTime.tsx';

const ISO = '2016-08-12T15:00:00Z';

test('where both clocks say the same there is nothing to tell', () => {
  renderSite(<LocalTime iso={ISO} tz={readDeviceZone()} />);
  expect(screen.queryByText(/chez vous/)).toBeNull();
});

test('elsewhere the reader’s own time follows, with its day where it is another', () => {
  // Wherever this runs, the stadium has another day.
  const isReaderAhead = findLocalDay(ISO, readDeviceZone()) === '2016-08-13';
  renderSite(<LocalTime iso={ISO} tz={isReaderAhead ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'} />);
  expect(screen.getByText(isReaderAhead ? /Sam\. 13.*chez vous/ : /Ven\. 12.*chez vous/)).toBeInTheDocument();
});

test('a list of times says whose clock they are of, and how far it is from the reader’s', () => {
  renderSite(<StadiumTimes iso={ISO} tz="Pacific/Kiritimati" />);
  expect(screen.getByText(/^heures du stade \(chez vous : .\d+\sh\)$/)).toBeInTheDocument();
});
