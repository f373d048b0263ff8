import { keepWorker } from './register-worker';

const registration = (path: string) => ({
  active: { scriptURL: `https://parlour.example${path}` },
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

test('in production old workers go and ours is registered', async () => {
  const old = registration('/old-worker.js');
  const ours = registration('/sw.js');
  const register = withRegistrations([old, ours]);
  await keepWorker(true);
  expect(old.unregister).toHaveBeenCalledTimes(1);
  expect(ours.unregister).not.toHaveBeenCalled();
  expect(register).toHaveBeenCalledWith('/sw.js');
});

test('outside production none stays', async () => {
  const ours = registration('/sw.js');
  const register = withRegistrations([ours]);
  await keepWorker(false);
  expect(ours.unregister).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});
