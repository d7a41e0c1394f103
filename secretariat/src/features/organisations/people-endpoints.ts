import {
  type AllowPersonAnswer,
  calls,
  type ErasePersonAnswer,
  type PersonBody,
  type PersonDataAnswer,
  urlOf,
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
        url: urlOf(calls.personData, { orgOID }),
        method: calls.personData.method,
        body: person,
      }),
    }),
    erasePerson: build.mutation<ErasePersonAnswer, OfPerson>({
      query: ({ orgOID, person }) => ({
        url: urlOf(calls.erasePerson, { orgOID }),
        method: calls.erasePerson.method,
        body: person,
      }),
    }),
    allowPerson: build.mutation<AllowPersonAnswer, OfPerson>({
      query: ({ orgOID, person }) => ({
        url: urlOf(calls.allowPerson, { orgOID }),
        method: calls.allowPerson.method,
        body: person,
      }),
    }),
  }),
});

export const { usePersonDataMutation, useErasePersonMutation, useAllowPersonMutation } = peopleApi;
