import path from 'node:path';
import ts from 'typescript';

/** A statement written in a module, with the row type that its author gave it. */
export interface Statement {
  /** path:line */
  at: string;
  text: string;
  /** Type of each column, by its name; undefined for what isn't an object of known columns. */
  columns: Map<string, ColumnType>;
}

export interface ColumnType {
  /** What values may be, without null: bigint, number, string, boolean, Date, Buffer, array, object. */
  kinds: ReadonlySet<string>;
  nullable: boolean;
}

/** Statements whose text can't be read from the source, because a part of it is built at run time. */
export interface Unread {
  at: string;
  part: string;
}

const isSqlTag = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql';

/** Reads every sql`…` with a row type, and every pool.query of a literal, of the modules. */
export function readStatements(
  files: readonly string[],
  root: string,
): { statements: Statement[]; unread: Unread[] } {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram([...files], { ...options, noEmit: true, incremental: false });
  const checker = program.getTypeChecker();
  const statements: Statement[] = [];
  const unread: Unread[] = [];

  const place = (node: ts.Node) => {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return `${path.relative(root, source.fileName)}:${line + 1}`;
  };

  const isFragment = (node: ts.Expression) => {
    const type = checker.getTypeAtLocation(node);
    return type.getProperty('toOperationNode') !== undefined;
  };

  const initializerOf = (node: ts.Expression): ts.Expression | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    const known = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = known?.valueDeclaration;
    if (!declaration) return undefined;
    return ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)
      ? declaration.initializer
      : undefined;
  };

  /** Of a constant list of fragments the one that is named, or its first. */
  const memberOf = (node: ts.Expression): ts.Expression | undefined => {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined;
    const list = initializerOf(node.expression);
    if (!list || !ts.isObjectLiteralExpression(list)) return undefined;
    const members = list.properties.filter(ts.isPropertyAssignment);
    const named = ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
    return (members.find(({ name }) => name.getText() === named) ?? members[0])?.initializer;
  };

  /** The text of a fragment, followed through constants; of two that may stand there the first. @throws for others. */
  const fragmentText = (node: ts.Expression, next: { number: number }): string => {
    if (isSqlTag(node)) return textOf(node.template, next);
    if (ts.isConditionalExpression(node)) return fragmentText(node.whenTrue, next);
    // Any condition will do, and any value: `true` and `null` are valid everywhere.
    if (/^sql\.join\(/.test(node.getText())) return /sql` and `/.test(node.getText()) ? 'true' : 'null';
    const initializer = ts.isIdentifier(node) ? initializerOf(node) : memberOf(node);
    if (initializer) return fragmentText(initializer, next);
    throw new Error(node.getText());
  };

  const textOf = (template: ts.TemplateLiteral, next: { number: number }): string => {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
    return template.templateSpans.reduce((text, span) => {
      const part = isFragment(span.expression)
        ? fragmentText(span.expression, next)
        : `$${(next.number += 1)}`;
      return text + part + span.literal.text;
    }, template.head.text);
  };

  const columnOf = (type: ts.Type): ColumnType => {
    const parts = type.isUnion() ? type.types : [type];
    const kinds = new Set<string>();
    let nullable = false;
    for (const part of parts) {
      const base = checker.getBaseConstraintOfType(part) ?? part;
      if (base.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) nullable = true;
      else if (base.flags & ts.TypeFlags.BigIntLike) kinds.add('bigint');
      else if (base.flags & ts.TypeFlags.NumberLike) kinds.add('number');
      else if (base.flags & ts.TypeFlags.StringLike) kinds.add('string');
      else if (base.flags & ts.TypeFlags.BooleanLike) kinds.add('boolean');
      else if (base.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) {
        kinds.add('any');
        nullable = true;
      } else if (checker.isArrayType(base)) kinds.add('array');
      else kinds.add(['Date', 'Buffer'].includes(base.symbol?.name ?? '') ? base.symbol.name : 'object');
    }
    return { kinds, nullable };
  };

  const note = (node: ts.Node, type: ts.Type, read: () => string) => {
    const properties = checker.getPropertiesOfType(type);
    try {
      const columns = new Map(
        properties.map((property) => [
          property.name,
          columnOf(checker.getTypeOfSymbolAtLocation(property, node)),
        ]),
      );
      statements.push({ at: place(node), text: read(), columns });
    } catch (error) {
      unread.push({ at: place(node), part: error instanceof Error ? error.message : String(error) });
    }
  };

  const visit = (node: ts.Node): void => {
    if (isSqlTag(node) && node.typeArguments?.[0]) {
      const type = checker.getTypeFromTypeNode(node.typeArguments[0]);
      note(node, type, () => textOf(node.template, { number: 0 }));
    }
    if (
      ts.isCallExpression(node) &&
      /(?:^|\.)query$/.test(node.expression.getText()) &&
      node.typeArguments?.[0]
    ) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first)) {
        note(node, checker.getTypeFromTypeNode(node.typeArguments[0]), () => first.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return { statements, unread };
}
