// The addresses that the process group needs for itself.
import net from 'node:net';
import { freePort } from '../../lib/tools/free-port.mjs';
import { ExpectedFailure } from './failure.mjs';

/** Who listens where unless the environment says otherwise. */
const PORTS = {
  web: { variable: 'PORT', standard: 3000 },
  platform: { variable: 'PLATFORM_PORT', standard: 3100 },
  sandbox: { variable: 'SANDBOX_PORT', standard: 3200 },
  mail: { variable: 'SMTP_PORT', standard: 3225 },
};

function listens(host, port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Loopback has two addresses, and a browser that is told `localhost` may take either. */
async function takenOrForbidden(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => listens(host, port)));
  return answers.find((code) => code === 'EADDRINUSE' || code === 'EACCES');
}

/**
 * Reads the ports of this process group and checks that they are free. `0` asks for any free one.
 * @param {{ sandbox: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ web: number, platform: number, sandbox: number, mail: number }>}
 * @throws ExpectedFailure that names every port which can't be had, and its variable
 */
export async function choosePorts({ sandbox, env = process.env }) {
  const chosen = {};
  const refused = [];
  for (const [name, { variable, standard }] of Object.entries(PORTS)) {
    const port = env[variable] ? Number(env[variable]) : standard;
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new ExpectedFailure(`${variable}=${env[variable]} is not a port`);
    }
    chosen[name] = port === 0 ? await freePort() : port;
    const ours = name === 'web' || name === 'platform' || sandbox;
    const problem = ours && port !== 0 ? await takenOrForbidden(port) : undefined;
    if (problem) {
      const why = problem === 'EACCES' ? 'may not be opened by this user' : 'is in use';
      refused.push(`port ${port} (${name}) ${why}: set ${variable} to another one`);
    }
  }
  if (refused.length > 0) throw new ExpectedFailure(refused.join('; '));
  return chosen;
}
