interface Edge {
  readonly to: number;
  /** Edge back, by its number. */
  readonly back: number;
  room: number;
  readonly value: number;
}

/** A network of ways with room and value: sends units from a source to a sink so that their values add up to the most. */
export class FlowNetwork {
  readonly edges: Edge[] = [];
  readonly from: number[][] = [[], []];

  /** A new node, by its number; 0 and 1 are there from the start. */
  node(): number {
    return this.from.push([]) - 1;
  }

  /** A way from one node to another. @returns its number */
  join(a: number, b: number, room: number, value: number): number {
    const edge = this.edges.length;
    this.edges.push({ to: b, back: edge + 1, room, value }, { to: a, back: edge, room: 0, value: 0 - value });
    this.from[a]?.push(edge);
    this.from[b]?.push(edge + 1);
    return edge;
  }

  /** The most valuable way from the source to the sink that has room, as edges; undefined when there is none. */
  private bestPath(source: number, sink: number): { readonly path: Edge[]; readonly value: number } | undefined {
    const best = this.from.map(() => Number.NEGATIVE_INFINITY);
    const reached: (Edge | undefined)[] = this.from.map(() => undefined);
    best[source] = 0;
    const queue = [source];
    for (const node of queue) {
      for (const number of this.from[node] ?? []) {
        const edge = this.edges[number];
        if (!edge || edge.room <= 0) continue;
        const value = (best[node] ?? 0) + edge.value;
        if (value <= (best[edge.to] ?? 0)) continue;
        best[edge.to] = value;
        reached[edge.to] = edge;
        queue.push(edge.to);
      }
    }
    const path: Edge[] = [];
    for (let edge = reached[sink]; edge; edge = reached[this.edges[edge.back]?.to ?? source]) path.push(edge);
    return path.length === 0 ? undefined : { path, value: best[sink] ?? 0 };
  }

  /** Sends units along the best ways as long as one is worth something, `most` at the most. */
  fill(source: number, sink: number, most: number): void {
    for (let sent = 0; sent < most; sent++) {
      const best = this.bestPath(source, sink);
      if (!best || best.value <= 0) return;
      for (const edge of best.path) {
        edge.room--;
        const back = this.edges[edge.back];
        if (back) back.room++;
      }
    }
  }
}
