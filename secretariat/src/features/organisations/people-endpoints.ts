import {
  type AllowPersonAnswer,
  calls,
  type ErasePersonAnswer,
  type PersonBody,
  type PersonDataAnswer,
} from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface OfPerson {
  readonly orgOID: string;
  readonly person: PersonBody;
}

/** What an organisation answers to somebody who asks about their own data. */
const peopleApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    personData: build.mutation<PersonDataAnswer, OfPerson>({
      query: ({ orgOID, person }) => makeRequest(calls.personData, { orgOID }, { body: person }),
    }),
    erasePerson: build.mutation<ErasePersonAnswer, OfPerson>({
      query: ({ orgOID, person }) => makeRequest(calls.erasePerson, { orgOID }, { body: person }),
    }),
    allowPerson: build.mutation<AllowPersonAnswer, OfPerson>({
      query: ({ orgOID, person }) => makeRequest(calls.allowPerson, { orgOID }, { body: person }),
    }),
  }),
});

export const { usePersonDataMutation, useErasePersonMutation, useAllowPersonMutation } = peopleApi;
