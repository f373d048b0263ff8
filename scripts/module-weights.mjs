// What the scripts of a page are made of: each file's share of the bytes that are sent.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What webpack adds to carry modules. */
const WEBPACK = 'webpack';
const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/g;
/** Packages that Next brings itself. */
const COMPILED = /next\/dist\/compiled\/([^/]+)/;

/**
 * @param {string} file path from the root
 * @returns {string} the package that a file belongs to, or the file itself where it is ours
 */
export function groupOf(file) {
  const compiled = COMPILED.exec(file);
  if (compiled) return compiled[1];
  return [...file.matchAll(PACKAGE)].at(-1)?.[1] ?? file;
}

/** `(self.webpackChunk_N_E=…).push([[1],{2:(e,t,n)=>{…}}])`: what a module calls itself lies deeper. */
const DEEPEST = 5;

/**
 * @param {typeof import('typescript')} ts
 * @param {string} source a built script
 * @returns {Map<string, number>} characters of each module, by its number
 */
export function modulesOf(ts, source) {
  const found = new Map();
  const isModule = (property) =>
    property.name &&
    (ts.isNumericLiteral(property.name) || ts.isStringLiteral(property.name)) &&
    /^\d+(e\d+)?$/.test(property.name.text) &&
    (ts.isMethodDeclaration(property) ||
      (ts.isPropertyAssignment(property) &&
        (ts.isArrowFunction(property.initializer) || ts.isFunctionExpression(property.initializer))));
  const visit = (node, depth) => {
    if (ts.isObjectLiteralExpression(node) && node.properties.length > 0 && node.properties.every(isModule)) {
      for (const { name, pos, end } of node.properties) found.set(String(Number(name.text)), end - pos);
    } else if (depth < DEEPEST) ts.forEachChild(node, (child) => visit(child, depth + 1));
  };
  visit(ts.createSourceFile('script.js', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS), 0);
  return found;
}

/**
 * Shares the compressed size of each script among its files: among its modules by their characters, and in a module that
 * was joined of several by the sizes of those before.
 * @param {string} root where the pages were built
 * @param {{ bytes: number, source: string }[]} scripts
 * @returns {Promise<Map<string, number>>} gzip bytes of each file
 */
export async function weighModules(root, scripts) {
  const { default: ts } = await import('typescript');
  const names = JSON.parse(readFileSync(path.join(root, '.next', 'module-names.json'), 'utf8'));
  const weights = new Map();
  const add = (file, bytes) => weights.set(file, (weights.get(file) ?? 0) + bytes);
  for (const { source, bytes } of scripts) {
    const each = bytes / source.length;
    let rest = source.length;
    for (const [id, length] of modulesOf(ts, source)) {
      rest -= length;
      const files = names[id] ?? [];
      const whole = files.reduce((sum, [, size]) => sum + size, 0);
      for (const [file, size] of files) add(file || WEBPACK, (length * each * size) / whole);
      if (whole === 0) add(WEBPACK, length * each);
    }
    add(WEBPACK, rest * each);
  }
  return weights;
}

/**
 * @param {Map<string, number>} files bytes of each
 * @returns {Map<string, number>} bytes of each package and of each file of ours, the heaviest first
 */
export function groupsOf(files) {
  const groups = new Map();
  for (const [file, bytes] of files) {
    const group = groupOf(file);
    groups.set(group, (groups.get(group) ?? 0) + bytes);
  }
  return new Map([...groups].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)));
}
