/** @jest-environment node */
import { QueryObserver } from '@tanstack/react-query';
import { parseListQuery } from '@/lib/games/list-query';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { listCountQuery, listPagesQuery } from './list-pages';

it.each([
  ['pages', listPagesQuery('top', parseListQuery(new URLSearchParams()))],
  ['count', listCountQuery('top', parseListQuery(new URLSearchParams()))],
])(
  'leaves no timer on the server for the %s of a list: it would hold the page that was rendered',
  (_name, options) => {
    jest.useFakeTimers();
    const client = createQueryClient();
    // What a component does while it is rendered.
    client
      .getQueryCache()
      .build(client, client.defaultQueryOptions({ queryKey: options.queryKey, gcTime: options.gcTime }));
    new QueryObserver(client, {
      queryKey: options.queryKey,
      gcTime: options.gcTime,
      enabled: false,
    }).getCurrentResult();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  },
);
