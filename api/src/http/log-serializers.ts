type LoggedRequest = { readonly method: string; readonly url: string };

type LoggedError = { readonly type: string; readonly code?: string; readonly message: string; readonly stack: string };

/** The log has method and path of a request, and no address, header or query (Q30). */
export const serializers = {
  req: ({ method, url }: LoggedRequest): LoggedRequest => ({ method, url: url.split('?', 1)[0] ?? '' }),
  /** Named fields only: an error of a connection carries the bytes that came over it. */
  err: ({ name, message, stack = '', code }: Error & { code?: unknown }): LoggedError => ({
    type: name,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
  }),
};
