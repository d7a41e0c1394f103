interface Edge {
  readonly to: number;
  /** Index of the reverse edge. */
  readonly back: number;
  /** How many more units can flow. */
  residualCapacity: number;
  /** Value of one unit of flow. */
  readonly value: number;
}

/**
 * A flow network. `maximiseValue` finds the flow of highest value by successive best paths; each edge has a reverse edge, at first
 * without capacity, by which a later path can cancel flow.
 */
export class FlowNetwork {
  readonly edges: Edge[] = [];
  /** Indexes of the edges from each node; nodes 0 and 1 are the source and sink of `best-lineup.ts`. */
  readonly edgesFrom: number[][] = [[], []];

  /** Adds a node. @returns its index; 0 and 1 exist from the start */
  addNode(): number {
    return this.edgesFrom.push([]) - 1;
  }

  /** Adds an edge from node `a` to node `b`. @returns its index */
  addEdge(a: number, b: number, capacity: number, value: number): number {
    const edge = this.edges.length;
    // `0 - value` and not `-value`, which could be -0.
    const reverse = { to: a, back: edge, residualCapacity: 0, value: 0 - value };
    this.edges.push({ to: b, back: edge + 1, residualCapacity: capacity, value }, reverse);
    this.edgesFrom[a]?.push(edge);
    this.edgesFrom[b]?.push(edge + 1);
    return edge;
  }

  /** The path of highest value from source to sink along edges with capacity left; undefined where there is none. */
  private findBestPath(source: number, sink: number): { readonly path: Edge[]; readonly value: number } | undefined {
    const best = this.edgesFrom.map(() => Number.NEGATIVE_INFINITY);
    // The last edge of the best path to each node.
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

  /** Sends up to `maxUnits` units along the best paths, while their value is above 0. */
  maximiseValue(source: number, sink: number, maxUnits: number): void {
    for (let sent = 0; sent < maxUnits; sent++) {
      const best = this.findBestPath(source, sink);
      if (!best || best.value <= 0) return;
      for (const edge of best.path) {
        edge.residualCapacity--;
        const back = this.edges[edge.back];
        if (back) back.residualCapacity++;
      }
    }
  }
}
