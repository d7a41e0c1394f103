import { calls, type DeviceStateAnswer, type DevicesAnswer, makeUrl } from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

/** An official's device as the server lists it. */
export type ListedDevice = DeviceStateAnswer['device'];

interface DeviceRef {
  readonly chOID: string;
  readonly device: string;
}

const devicesApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Device', 'Programme', 'Log'] }).injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<DevicesAnswer, string>({
      query: (chOID) => makeUrl(calls.devices, { chOID }),
      providesTags: ['Device'],
      // Ages of an hour ago would look like news.
      keepUnusedDataFor: 0,
    }),
    closeDevice: build.mutation<DeviceStateAnswer, DeviceRef>({
      query: ({ chOID, device }) => makeRequest(calls.closeDevice, { chOID }, { query: { device } }),
      invalidatesTags: (_, __, { chOID }) => ['Device', 'Log', { type: 'Programme', id: chOID }],
    }),
    reopenDevice: build.mutation<DeviceStateAnswer, DeviceRef>({
      query: ({ chOID, device }) => makeRequest(calls.reopenDevice, { chOID }, { query: { device } }),
      invalidatesTags: ['Device', 'Log'],
    }),
  }),
});

export const { useDevicesQuery, useCloseDeviceMutation, useReopenDeviceMutation } = devicesApi;
