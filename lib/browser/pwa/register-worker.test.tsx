const registration = (script: string, scope = '/') => ({
  scope: `https://parlour.example${scope}`,
  active: { scriptURL: `https://parlour.example${script}` },
  waiting: null,
  installing: null,
  unregister: jest.fn().mockResolvedValue(true),
});

function withRegistrations(registrations: ReturnType<typeof registration>[]) {
  const register = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve(registrations), register },
  });
  return register;
}

/** As the build for a base path has it. */
async function keepWorker(production: boolean, basePath = ''): Promise<void> {
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  await jest.isolateModulesAsync(async () => {
    const built = await import('./register-worker');
    await built.keepWorker(production);
  });
}

afterAll(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

test('in production old workers go and ours is registered', async () => {
  const old = registration('/old-worker.js', '/games/');
  const ours = registration('/sw.js');
  const register = withRegistrations([old, ours]);
  await keepWorker(true);
  expect(old.unregister).toHaveBeenCalledTimes(1);
  expect(ours.unregister).not.toHaveBeenCalled();
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
});

test('an installed app has a worker for its own addresses, and leaves those of others on its host alone', async () => {
  const hosts = registration('/sw.js', '/');
  const neighbours = registration('/playground/sw.js', '/playground/');
  const old = registration('/play/sw.js', '/play/');
  const ours = registration('/play/sw.js', '/play');
  const register = withRegistrations([hosts, neighbours, old, ours]);
  await keepWorker(true, '/play');
  const gone = [hosts, neighbours, old, ours].filter(({ unregister }) => unregister.mock.calls.length > 0);
  expect(gone).toEqual([old]);
  expect(register).toHaveBeenCalledWith('/play/sw.js', { scope: '/play' });
});

test('outside production none stays', async () => {
  const ours = registration('/sw.js');
  const register = withRegistrations([ours]);
  await keepWorker(false);
  expect(ours.unregister).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});
