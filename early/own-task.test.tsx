import { startOwnTask } from './own-task';

const bootstrap = 'next/dist/client/app-bootstrap';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('Next starts in a later task, and leaves no words on the page', async () => {
  startOwnTask();
  const { appBootstrap } = jest.requireActual<{ appBootstrap: (start: () => void) => void }>(bootstrap);
  const start = jest.fn();
  appBootstrap(start);
  // Every promise of this task is kept: what is still to come waits for its timer.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(1);
  expect(document.head).toHaveTextContent('');
});
