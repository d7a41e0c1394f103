import {
  type ColumnDefinitionNode,
  DataTypeNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  RawNode,
} from 'kysely';

/**
 * Types of PostgreSQL for columns that would otherwise not behave as on SQLite: text compares and sorts by its
 * bytes, whatever language the operator's database speaks (instants and oids are compared as text); whole numbers and
 * fractions have 64 bits.
 */
const TYPES: Readonly<Record<string, string>> = {
  text: 'text collate "C"',
  integer: 'bigint',
  real: 'double precision',
  blob: 'bytea',
};

class CommonSubsetCompiler extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    const type = DataTypeNode.is(node.dataType) ? TYPES[node.dataType.dataType] : undefined;
    super.visitColumnDefinition(type === undefined ? node : { ...node, dataType: RawNode.createWithSql(type) });
  }
}

/** PostgreSQL for tables and statements that are written once for both databases. */
export class CommonSubsetDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new CommonSubsetCompiler();
  }
}
