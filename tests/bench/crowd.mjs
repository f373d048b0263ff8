// Run in a process of its own: asks for addresses at a steady rate, whether answers come or not, and prints what came.
//
//   CROWD='["http://…"]' node tests/bench/crowd.mjs <requests a second> <seconds>
import http from 'node:http';

const [perSecond, seconds] = [Number(process.argv[2]), Number(process.argv[3])];
const urls = JSON.parse(process.env.CROWD ?? '[]');
const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });
const AS_BROWSERS_DO = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const took = [];
let failures = 0;

function ask(url) {
  return new Promise((resolve) => {
    const start = performance.now();
    const fail = () => {
      failures += 1;
      resolve(undefined);
    };
    const request = http.get(url, { agent, timeout: 30_000, headers: AS_BROWSERS_DO }, (response) => {
      response.resume();
      response.on('error', fail);
      response.on('end', () => {
        if (response.statusCode !== 200) return fail();
        took.push(performance.now() - start);
        resolve(undefined);
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', fail);
  });
}

const total = perSecond * seconds;
const started = performance.now();
const asked = [];
// A stride that has no divisor in common with the number of addresses meets all of them, mixed.
const stride = 7_919;
while (asked.length < total) {
  const due = Math.min(total, Math.floor(((performance.now() - started) / 1_000) * perSecond));
  while (asked.length < due) asked.push(ask(urls[(asked.length * stride) % urls.length]));
  await new Promise((resolve) => setTimeout(resolve, 5));
}
await Promise.all(asked);
const elapsed = (performance.now() - started) / 1_000;
agent.destroy();
took.sort((a, b) => a - b);
const at = (part) => took[Math.floor((took.length - 1) * part)] ?? 0;
process.stdout.write(
  JSON.stringify({
    answers: took.length,
    failures,
    perSecond: took.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
  }),
);
