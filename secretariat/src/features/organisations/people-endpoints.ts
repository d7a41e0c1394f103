import {
  type AllowPersonAnswer,
  calls,
  type ErasePersonAnswer,
  makeUrl,
  type PersonBody,
  type PersonDataAnswer,
} from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface OfPerson {
  readonly orgOID: string;
  readonly person: PersonBody;
}

/** What an organisation answers to somebody who asks about their own data. */
const peopleApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    personData: build.mutation<PersonDataAnswer, OfPerson>({
      query: ({ orgOID, person }) => ({
        url: makeUrl(calls.personData, { orgOID }),
        method: calls.personData.method,
        body: person,
      }),
    }),
    erasePerson: build.mutation<ErasePersonAnswer, OfPerson>({
      query: ({ orgOID, person }) => ({
        url: makeUrl(calls.erasePerson, { orgOID }),
        method: calls.erasePerson.method,
        body: person,
      }),
    }),
    allowPerson: build.mutation<AllowPersonAnswer, OfPerson>({
      query: ({ orgOID, person }) => ({
        url: makeUrl(calls.allowPerson, { orgOID }),
        method: calls.allowPerson.method,
        body: person,
      }),
    }),
  }),
});

export const { usePersonDataMutation, useErasePersonMutation, useAllowPersonMutation } = peopleApi;
