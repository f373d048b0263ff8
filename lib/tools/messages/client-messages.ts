import path from 'node:path';
import ts from 'typescript';
import { leavesOf, localName, readSource, type Tree } from './message-use';

export const CLIENT_FILE = path.join('messages', 'client.ts');

/** A file that hands messages to the browser names itself: `clientMessages('screens/home/home-screen')`. */
const GIVES = /\bclientMessages\('([^']+)'\)/;
/** Shown below a provider that loads all messages in the browser, when it is first opened. */
const WITH_ALL_MESSAGES = new Set([
  'features/player/components/account-panel.tsx',
  'features/stories/components/story-modal.tsx',
  'screens/frame/modal-stage.tsx',
]);
const PAGE = /^app\/.*\/(?:page|error|not-found)\.tsx$/;

export interface Module {
  /** Runs in the browser, with all that it imports. */
  isClient: boolean;
  imports: readonly string[];
  /** Name by which it asks for messages. */
  gives?: string;
}

const isType = ({ importClause }: ts.ImportDeclaration) =>
  importClause?.isTypeOnly === true ||
  (importClause?.name === undefined &&
    importClause?.namedBindings !== undefined &&
    ts.isNamedImports(importClause.namedBindings) &&
    importClause.namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly));

function importsOf(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const note = (specifier: ts.Node | undefined) => {
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && !isType(node)) note(node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) note(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isClient = ({ statements: [first] }: ts.SourceFile) =>
  first !== undefined &&
  ts.isExpressionStatement(first) &&
  ts.isStringLiteral(first.expression) &&
  first.expression.text === 'use client';

/** Every module of ours, with what it imports when it runs. */
function modulesOf(program: ts.Program): Map<string, Module> {
  const options = program.getCompilerOptions();
  const own = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
  return new Map(
    own.map((file) => [
      localName(file.fileName),
      {
        isClient: isClient(file),
        gives: GIVES.exec(file.text)?.[1],
        imports: importsOf(file).flatMap((specifier) => {
          const to = ts.resolveModuleName(specifier, file.fileName, options, ts.sys).resolvedModule;
          return to && !to.isExternalLibraryImport ? [localName(to.resolvedFileName)] : [];
        }),
      },
    ]),
  );
}

/** Files of the browser that are reached from some, not through one that hands out messages of its own. */
export function reachedInBrowser(modules: ReadonlyMap<string, Module>, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const reached = new Set<string>();
  const walk = (name: string, below: boolean, isStart: boolean) => {
    const file = modules.get(name);
    if (!file || WITH_ALL_MESSAGES.has(name) || (file.gives && !isStart)) return;
    const client = below || file.isClient;
    const state = `${client} ${name}`;
    if (seen.has(state)) return;
    seen.add(state);
    if (client) reached.add(name);
    for (const next of file.imports) walk(next, client, false);
  };
  for (const name of from) walk(name, false, true);
  return reached;
}

/**
 * The pages whose messages a layout hands out: those below it that neither a nearer layout nor a screen of theirs serves.
 */
function pagesBelow(layout: string, modules: ReadonlyMap<string, Module>): string[] {
  const folder = path.posix.dirname(layout);
  const nearer = [...modules]
    .filter(([name, { gives }]) => gives && name !== layout && name.startsWith(`${folder}/`))
    .map(([name]) => path.posix.dirname(name));
  return [...modules.keys()].filter(
    (name) =>
      PAGE.test(name) &&
      name.startsWith(`${folder}/`) &&
      !nearer.some((other) => name.startsWith(`${other}/`)),
  );
}

/** Keys as few names as say the same: a namespace of which all is meant stands for what is below it. */
function shortened(keys: ReadonlySet<string>, tree: Tree, at = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const whole = `${at}${name}`;
    if (typeof value === 'string') return keys.has(whole) ? [whole] : [];
    return leavesOf(value, `${whole}.`).every((key) => keys.has(key))
      ? [whole]
      : shortened(keys, value, `${whole}.`);
  });
}

/** The text of messages/client.ts: what each file that hands out messages has to hand out. */
export function clientMessages(
  program: ts.Program,
  byFile: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const modules = modulesOf(program);
  const source = readSource();
  const lists = [...modules]
    .flatMap(([name, { gives }]) => (gives ? [{ name, gives }] : []))
    .sort((a, b) => a.gives.localeCompare(b.gives))
    .map(({ name, gives }) => {
      if (name.replace(/\.tsx?$/, '') !== gives) throw new Error(`${name} asks for the messages of ${gives}`);
      const from = name.endsWith('/layout.tsx') ? [name, ...pagesBelow(name, modules)] : [name];
      const keys = new Set(
        [...reachedInBrowser(modules, from)].flatMap((file) => [...(byFile.get(file) ?? [])]),
      );
      const words = shortened(keys, source).map((key) => `    '${key}',\n`);
      return `  '${gives}': [\n${words.join('')}  ],\n`;
    });
  return (
    '// Written by `npm run messages`: the messages that the components below a provider show in the browser. Not to be edited.\n\n' +
    `export const CLIENT_MESSAGES = {\n${lists.join('')}} as const;\n`
  );
}
