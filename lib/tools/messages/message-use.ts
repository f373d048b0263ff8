import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type Tree = { [key: string]: string | Tree };

/** Folders whose code shows messages. */
const SHOWN_FROM = /^(?:app|components|endpoints|features|lib|screens)\//;
const NOT_SHOWN = /\.(?:test|stories)\.tsx?$|\/testing\/|^lib\/tools\//;
/** Ways of a translator besides calling it. */
const WAYS = new Set(['rich', 'markup', 'raw', 'has']);

/** Expressions that are neither a key nor a translator. */
const NO_KEY = new Set([
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

/** What lists, texts and the like are asked: what has such a name is no translator. */
const METHODS = new Set(
  [Array, String, Map, Promise, Date, Function]
    .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
    .concat([Array, Object, Math, JSON, Promise, Number].flatMap(Object.getOwnPropertyNames))
    .filter((name) => !WAYS.has(name)),
);
/** As hooks, setters of state and questions are called. */
const NO_TRANSLATOR = /^(?:use|set|is|on)[A-Z]/;

/** Keys of the texts below an object, joined by dots. */
export function leavesOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leavesOf(value, `${prefix}${key}.`),
  );
}

function namespacesOf(tree: Tree, at = ''): [string, Tree][] {
  const below = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : namespacesOf(value, at === '' ? key : `${at}.${key}`),
  );
  return [[at, tree], ...below];
}

/** Every text by which some translator may call for a message: the key, and what is left of it below each namespace. */
function endsOf(keys: readonly string[]): Set<string> {
  const parts = keys.map((key) => key.split('.'));
  return new Set(parts.flatMap((names) => names.map((_, index) => names.slice(index).join('.'))));
}

const signOf = (keys: Iterable<string>) => [...keys].sort().join('\n');

/** The texts that a type consists of; null when it is open, as `string` is. */
function literalsOf(type: ts.Type | undefined): string[] | null {
  if (!type) return null;
  if (type.isUnion()) {
    const parts = type.types.map(literalsOf);
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  return type.isStringLiteral() ? [type.value] : null;
}

/** A file's name from the root of the repository, with slashes. */
export const localName = (file: string) => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

export const readSource = () => JSON.parse(readFileSync('messages/en.json', 'utf8')) as Tree;

/** What shows messages, as the compiler sees it. */
export function openProgram(): ts.Program {
  const file = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(file.config, ts.sys, process.cwd());
  const shown = fileNames.filter((name) => {
    const local = localName(name);
    return local.endsWith('.d.ts') || (SHOWN_FROM.test(local) && !NOT_SHOWN.test(local));
  });
  return ts.createProgram(shown, { ...options, noEmit: true, incremental: false });
}

/**
 * Keys of messages/en.json that each file shows, by the compiler's own account: what a key that is put together can be
 * (`types.${type}`) follows from its type. A translator is told by the keys that it takes, wherever it came from; of
 * namespaces with the same keys those that the file names are meant, else all. A translator that is made into texts of
 * errors shows all of its keys.
 */
export function messagesByFile(program: ts.Program): Map<string, Set<string>> {
  const bySign = new Map<string, string[]>();
  for (const [name, tree] of namespacesOf(readSource())) {
    const sign = signOf(leavesOf(tree));
    bySign.set(sign, [...(bySign.get(sign) ?? []), name]);
  }
  const ends = endsOf(leavesOf(readSource()));
  const checker = program.getTypeChecker();

  /** The type with which a name was declared: what the flow to each place makes of it is dear, and no translator's. */
  const typeOf = (expression: ts.Expression): ts.Type => {
    const symbol = ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression) : undefined;
    return symbol ? checker.getTypeOfSymbol(symbol) : checker.getTypeAtLocation(expression);
  };
  /** Keys that an expression takes where it is a translator. */
  const keysOf = (expression: ts.Expression): string[] | null => {
    const translator = typeOf(expression);
    if (!translator.getProperty('markup') || !translator.getProperty('rich')) return null;
    const parameter = translator.getCallSignatures()[0]?.typeParameters?.[0];
    return parameter ? literalsOf(checker.getBaseConstraintOfType(parameter)) : null;
  };
  const note = (allowed: string[], asked: string[], used: Set<string>, text: string) => {
    const alike = bySign.get(signOf(new Set(allowed))) ?? [];
    const named = alike.filter((name) => text.includes(`'${name}'`));
    const names = named.length > 0 ? named : alike;
    for (const name of names) for (const one of asked) used.add(name === '' ? one : `${name}.${one}`);
  };
  const look = (call: ts.CallExpression, used: Set<string>, text: string) => {
    const [key] = call.arguments;
    // What most calls begin with, and no translator takes: asked first, since the compiler's answers are dear.
    if (!key || NO_KEY.has(key.kind) || (ts.isStringLiteralLike(key) && !ends.has(key.text))) return;
    const way = call.expression;
    if (ts.isPropertyAccessExpression(way) && METHODS.has(way.name.text)) return;
    if (ts.isIdentifier(way) && NO_TRANSLATOR.test(way.text)) return;
    const whole = ts.isPropertyAccessExpression(way) && WAYS.has(way.name.text) ? way.expression : way;
    const allowed = keysOf(whole);
    if (allowed) {
      note(allowed, literalsOf(checker.getTypeAtLocation(key)) ?? allowed, used, text);
      return;
    }
    // Handed on (lib/browser/forms/error-texts): all of its keys. The type of every argument there is would be dear.
    const handed = ts.isStringLiteralLike(key) || !text.includes("/error-texts'") ? null : keysOf(key);
    if (!handed) return;
    const takes = checker.getResolvedSignature(call)?.getDeclaration()?.getSourceFile().fileName ?? '';
    if (takes.endsWith('/error-texts.ts')) note(handed, handed, used, text);
  };
  const files = new Map<string, Set<string>>();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    const used = new Set<string>();
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node)) look(node, used, file.text);
      ts.forEachChild(node, visit);
    };
    visit(file);
    files.set(localName(file.fileName), used);
  }
  return files;
}

/** Keys of messages/en.json that no code shows. */
export function unusedMessages(byFile: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const used = new Set([...byFile.values()].flatMap((keys) => [...keys]));
  return leavesOf(readSource()).filter((key) => !used.has(key));
}
