import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/** What was played on each day of the reader. */
const daysQuery = (span: { from: Date; to: Date } | undefined, timeZone: string) => {
  const query = {
    from: span?.from.toISOString() ?? '',
    to: span?.to.toISOString() ?? '',
    time_zone: timeZone,
  };
  return queryOptions({
    queryKey: ['history', 'days', query],
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/days', { params: { query } }))).data,
    enabled: span !== undefined,
    staleTime: 0,
  });
};

/** Days of play by their dates, in one currency. @param span undefined while no day is known */
export function useDays(span: { from: Date; to: Date } | undefined, currency: string | undefined) {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data } = useQuery(daysQuery(span, timeZone));
  return new Map(data?.filter((day) => day.currency === currency).map((day) => [day.day, day]));
}
