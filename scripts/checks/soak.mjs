// What the web's process holds while ever new addresses are asked for (docs/operations.md, Memory).
import { appendFileSync } from 'node:fs';
import { complaintOf, soak } from '../bench/soak.mjs';
import { ExpectedFailure } from '../processes/failure.mjs';
import { withProcesses } from '../processes/test-processes.mjs';
import { logOf, say } from './tools.mjs';

const MINUTES = 30;

export const soakOfWeb = () =>
  withProcesses({ name: 'soak', report: say }, async ({ urls, pids }) => {
    const minutes = Number(process.env.SOAK_MINUTES || MINUTES);
    const result = await soak(
      { web: urls.web, platform: urls.platform, pid: pids.web },
      { minutes, report: (line) => appendFileSync(logOf('soak'), `${line}\n`) },
    );
    const wrong = complaintOf(result);
    if (wrong) throw new ExpectedFailure(wrong);
    const [highest, last] = [result.highest, result.last].map(Math.round);
    return {
      summary: `${result.asked} addresses in ${minutes} min, ${highest} MB at most, ${last} MB at the end`,
    };
  });
