import { verifyFiles } from './cli';

try {
  process.exitCode = verifyFiles(process.argv.slice(2), (text) => process.stdout.write(text));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
