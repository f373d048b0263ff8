import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './query-provider';

afterEach(() => onlineManager.setOnline(true));

it('makes calls without a network too, so that they fail and can be told', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const call = async () => {
    throw new Error('no network');
  };
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: call })).rejects.toThrow('no network');
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: call }));
  await expect(mutation.execute(undefined)).rejects.toThrow('no network');
});

it('asks once', async () => {
  const client = createQueryClient();
  const call = jest.fn(async () => {
    throw new Error('refused');
  });
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: call })).rejects.toThrow('refused');
  expect(call).toHaveBeenCalledTimes(1);
});
