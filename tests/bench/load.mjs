// Run in a process of its own: asks for one address over kept-alive connections for a while, prints what came back.
//
//   node tests/bench/load.mjs <url> <connections> <seconds>
import http from 'node:http';

const WARM_UP_MS = 2_000;
const [url, connections, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

let answers = 0;
let bytes = 0;
let failures = 0;
let measuring = false;
let stopped = false;

function ask() {
  return new Promise((resolve) => {
    const request = http.get(url, { agent }, (response) => {
      response.on('data', (chunk) => {
        if (measuring) bytes += chunk.length;
      });
      response.on('end', () => {
        if (measuring) {
          if (response.statusCode === 200) answers += 1;
          else failures += 1;
        }
        resolve(undefined);
      });
    });
    request.on('error', () => {
      if (measuring) failures += 1;
      resolve(undefined);
    });
  });
}

async function worker() {
  while (!stopped) await ask();
}

const workers = Array.from({ length: connections }, worker);
await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
measuring = true;
const started = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const took = (performance.now() - started) / 1000;
measuring = false;
stopped = true;
process.stdout.write(
  JSON.stringify({ perSecond: answers / took, megabytesPerSecond: bytes / took / 1e6, failures }),
);
await Promise.all(workers);
agent.destroy();
