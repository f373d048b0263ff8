import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = process.cwd();

export interface Complaint {
  /** From the folder. */
  file: string;
  line: number;
  /** Where the rule comes from (`eslint`, `walls`, …), and its name; empty if no rule complains. */
  plugin: string;
  rule: string;
  severity: string;
  message: string;
}

interface Report {
  diagnostics: {
    code?: string;
    filename: string;
    message: string;
    severity: string;
    labels: { span: { line: number } }[];
  }[];
}

/**
 * A folder of its own, with the rules of this repository. Close it at the end.
 * @param isTyped also those that need types, which take their time
 */
export async function lintFolder({ isTyped = true } = {}) {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'lint-rules-')));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await copyFile('walls.config.mjs', path.join(folder, 'walls.config.mjs'));
  const rules = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as { options: object };
  rules.options = { ...rules.options, typeAware: isTyped };
  await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(rules));
  const project = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: { paths: { '@/*': ['./*'] } },
    include: ['**/*.ts', '**/*.tsx', path.join(ROOT, 'lib/domain/promise.d.ts')],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));

  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };

  return {
    write,
    /** What oxlint says of these files, in the order of lines. */
    async complaintsOf(files: readonly string[]): Promise<Complaint[]> {
      const out = await new Promise<string>((resolve) => {
        const args = [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', ...files];
        execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 25 }, (_error, stdout) =>
          resolve(stdout),
        );
      });
      return (JSON.parse(out) as Report).diagnostics
        .map(({ code, filename, message, severity, labels }) => {
          const [, plugin = '', rule = ''] = /^(.*)\((.*)\)$/.exec(code ?? '') ?? [];
          const file = path.relative(folder, path.resolve(folder, filename));
          return { file, line: labels[0]?.span.line ?? 0, plugin, rule, severity, message };
        })
        .sort((a, b) => a.line - b.line || (a.rule < b.rule ? -1 : 1));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
