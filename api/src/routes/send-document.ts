import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument, DocumentCache } from '../services/documents/document-cache.ts';

interface AskedDocument {
  readonly chOID: string;
  /** All that the document depends on besides its challenge. */
  readonly question: string;
  readonly type: string;
  readonly file: string;
  /** A browser shows it where it can; this one it saves. */
  readonly isAttachment?: boolean;
  readonly build: () => Promise<CachedDocument>;
}

/**
 * As public reads are: kept by whoever read it, and asked about each time. No search engine keeps one: it would outlive the name
 * of an athlete who is hidden, and those under 16 stand in no index (Q30).
 */
export type SendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedDocument,
) => Promise<FastifyReply>;

export function sendDocuments(documents: DocumentCache): SendDocument {
  return async (request: FastifyRequest, reply: FastifyReply, asked: AskedDocument): Promise<FastifyReply> => {
    const { chOID, question, type, file, isAttachment = false, build } = asked;
    const tag = documents.buildTag(chOID, question);
    reply.headers({ 'cache-control': 'public, no-cache', etag: tag, 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
    const { bytes, revision } = await documents.get(chOID, question, build);
    return reply
      .headers({
        etag: documents.buildTag(chOID, question, revision),
        'content-disposition': `${isAttachment ? 'attachment' : 'inline'}; filename="${file}"`,
      })
      .type(type)
      .send(bytes);
  };
}
