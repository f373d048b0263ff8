const OPEN_ARGUMENT = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/;
const TAG = /^<(\w+)>/;

/**
 * Names of the arguments and tags that an ICU message takes, sorted, each with its kind: `amount`, `count plural`,
 * `link tag`. What stands inside the branches of a plural or a select counts too.
 */
export function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  // A branch of a plural or select also begins with a bracket, after its selector; it is text, not an argument.
  const branches: boolean[] = [];
  for (let at = 0; at < message.length; at++) {
    const rest = message.slice(at);
    if (rest.startsWith('{')) {
      const argument = OPEN_ARGUMENT.exec(rest);
      const inBranches = branches.at(-1) ?? false;
      const [, name, kind] = argument ?? [];
      if (inBranches || !name) {
        branches.push(false);
        continue;
      }
      found.add(kind ? `${name} ${kind}` : name);
      branches.push(kind === 'plural' || kind === 'select' || kind === 'selectordinal');
    } else if (rest.startsWith('}')) {
      branches.pop();
    } else if (rest.startsWith('<')) {
      const [, tag] = TAG.exec(rest) ?? [];
      if (tag) found.add(`${tag} tag`);
    }
  }
  return [...found].sort();
}
