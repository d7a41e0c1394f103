import type { Allowed, CallRequest, CallRow, CallTarget, ExpectedRefusal } from './call-target.ts';

export const makeRow = (
  allowed: Allowed,
  buildRequest: (target: CallTarget) => CallRequest | string,
  answer: CallRow['answer'],
  more: Omit<CallRow, 'allowed' | 'buildRequest' | 'answer'> = {},
): CallRow => ({ allowed, buildRequest: (target) => toRequest(buildRequest(target)), answer, ...more });

const toRequest = (buildRequest: CallRequest | string): CallRequest =>
  typeof buildRequest === 'string' ? { path: buildRequest } : buildRequest;

export const refuse = (
  id: string,
  situation: string,
  buildRequest: (target: CallTarget) => CallRequest | string,
  detail: RegExp,
): ExpectedRefusal => ({
  id,
  situation,
  buildRequest: (target) => toRequest(buildRequest(target)),
  detail,
});
