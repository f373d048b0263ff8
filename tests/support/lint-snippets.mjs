// Run by tests/integration/walls.test.ts in a process of its own, because ESLint loads its configuration by a native
// import. Reads [{ file, text }] as JSON from the arguments, prints for each the rules that complain.
import { ESLint } from 'eslint';

const eslint = new ESLint();
const results = [];
for (const { file, text } of JSON.parse(process.argv[2])) {
  const [result] = await eslint.lintText(text, { filePath: file });
  results.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(results));
