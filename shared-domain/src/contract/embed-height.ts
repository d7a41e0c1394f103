/** The `type` of the message by which a page in a frame of another site says its height there. */
export const EMBED_HEIGHT = 'foulee-height';

/** All that a framing page is told: how high the page is, px. */
export interface EmbedHeightMessage {
  readonly type: typeof EMBED_HEIGHT;
  readonly height: number;
}
