import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument, DocumentCache } from '../services/documents/document-cache.ts';

interface RequestedDocument {
  readonly chOID: string;
  /** All that the document depends on besides its challenge. */
  readonly question: string;
  readonly type: string;
  readonly file: string;
  /** The browser saves the file; without this it shows the file where it can. */
  readonly isAttachment?: boolean;
  readonly build: () => Promise<CachedDocument>;
}

/**
 * Sends a document with an ETag that clients check each time, as for public reads. Search engines must keep none: their copy would
 * show a name that was hidden since, or somebody under 16 (Q30).
 */
export type SendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  requestedDocument: RequestedDocument,
) => Promise<FastifyReply>;

export function createDocumentSender(documents: DocumentCache): SendDocument {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    requestedDocument: RequestedDocument,
  ): Promise<FastifyReply> => {
    const { chOID, question: cacheKey, type, file, isAttachment = false, build } = requestedDocument;
    const tag = documents.buildTag(chOID, cacheKey);
    reply.headers({ 'cache-control': 'public, no-cache', etag: tag, 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
    const { bytes, revision } = await documents.get(chOID, cacheKey, build);
    return reply
      .headers({
        etag: documents.buildTag(chOID, cacheKey, revision),
        'content-disposition': `${isAttachment ? 'attachment' : 'inline'}; filename="${file}"`,
      })
      .type(type)
      .send(bytes);
  };
}
