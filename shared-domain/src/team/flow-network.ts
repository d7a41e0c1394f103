interface Edge {
  readonly to: number;
  /** Number of the reverse edge. */
  readonly back: number;
  /** How many more units can go through. */
  residualCapacity: number;
  /** Worth of one unit. */
  readonly value: number;
}

/**
 * A flow network with residual capacities. `maximiseValue` finds a flow of highest value by successive best paths; each edge
 * has a reverse edge, of capacity 0 at first, by which a unit can be taken back.
 */
export class FlowNetwork {
  readonly edges: Edge[] = [];
  /** Numbers of the edges that leave each node; 0 is the source and 1 the sink of `best-lineup.ts`. */
  readonly edgesFrom: number[][] = [[], []];

  /** A new node, by its number; 0 and 1 are there from the start. */
  addNode(): number {
    return this.edgesFrom.push([]) - 1;
  }

  /** An edge from one node to another. @returns its number */
  addEdge(a: number, b: number, capacity: number, value: number): number {
    const edge = this.edges.length;
    // `0 - value`, since the opposite of 0 is not to be -0.
    const reverse = { to: a, back: edge, residualCapacity: 0, value: 0 - value };
    this.edges.push({ to: b, back: edge + 1, residualCapacity: capacity, value }, reverse);
    this.edgesFrom[a]?.push(edge);
    this.edgesFrom[b]?.push(edge + 1);
    return edge;
  }

  /** The path of highest value from the source to the sink along edges with capacity left; undefined when there is none. */
  private bestPath(source: number, sink: number): { readonly path: Edge[]; readonly value: number } | undefined {
    const best = this.edgesFrom.map(() => Number.NEGATIVE_INFINITY);
    // The edge by which each node was reached.
    const edgeInto: (Edge | undefined)[] = this.edgesFrom.map(() => undefined);
    best[source] = 0;
    const queue = [source];
    for (const node of queue) {
      for (const number of this.edgesFrom[node] ?? []) {
        const edge = this.edges[number];
        if (!edge || edge.residualCapacity <= 0) continue;
        const value = (best[node] ?? 0) + edge.value;
        if (value <= (best[edge.to] ?? 0)) continue;
        best[edge.to] = value;
        edgeInto[edge.to] = edge;
        queue.push(edge.to);
      }
    }
    const path: Edge[] = [];
    for (let edge = edgeInto[sink]; edge; edge = edgeInto[this.edges[edge.back]?.to ?? source]) path.push(edge);
    return path.length === 0 ? undefined : { path, value: best[sink] ?? 0 };
  }

  /** Sends units along the best paths as long as one is worth something, `maxUnits` at the most. */
  maximiseValue(source: number, sink: number, maxUnits: number): void {
    for (let sent = 0; sent < maxUnits; sent++) {
      const best = this.bestPath(source, sink);
      if (!best || best.value <= 0) return;
      for (const edge of best.path) {
        edge.residualCapacity--;
        const back = this.edges[edge.back];
        if (back) back.residualCapacity++;
      }
    }
  }
}
