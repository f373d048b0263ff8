import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

const getPlayCurve = async () => (await answerOf(api.GET('/api/v1/me/play/curve'))).data;

/** How the net of the session went up and down, as it is when it is first shown. Minor units. */
const playCurveQuery = () =>
  queryOptions({ queryKey: ['protection', 'play-curve'], queryFn: getPlayCurve, staleTime: 0 });

export const usePlayCurve = () => useQuery(playCurveQuery());
