'use client';

import { useDeferredValue } from 'react';
import { useAudience } from '../../api/post-campaign-audience';
import type { CampaignContent } from '../../api/post-campaigns';
import { Card, Facts } from '../parts/card';
import { Failure, Loading } from '../parts/states';
import own from './campaign-form.module.scss';
import { lawWords } from './law-words';

const count = (number: number) => number.toLocaleString('en');

/** How many players a campaign would be for now, as it is typed. */
export function CampaignAudience({ id, content }: { id: string | null; content: CampaignContent | null }) {
  const { countries = null, segment = {}, share = 100, amounts = [] } = content ?? {};
  const query = content && {
    id,
    countries,
    segment,
    share,
    currencies: amounts.map(({ currency }) => currency),
  };
  const text = useDeferredValue(JSON.stringify(query));
  const { data, error, refetch } = useAudience(JSON.parse(text) as typeof query);
  const laws = (data?.laws ?? []).filter(({ country }) => countries?.includes(country) ?? true);
  return (
    <Card title="For how many">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        content ? (
          <Loading what="the number of players" />
        ) : (
          <div className={own.preview}>Counted once the fields can be read.</div>
        )
      ) : (
        <>
          <Facts
            facts={[
              [
                'Fit now',
                data.error === 0 ? count(data.players) : `${count(data.players)} ± ${count(data.error)}`,
              ],
              [
                'Would have it',
                share === 100
                  ? 'All of them'
                  : `${data.looked === data.of ? '' : 'About '}${count(data.inShare)}, ${share} %`,
              ],
              [
                'Looked at',
                data.looked === data.of
                  ? `All ${count(data.of)} open accounts`
                  : `Estimated from a sample of ${count(data.looked)} of ${count(data.of)} open accounts`,
              ],
            ]}
          />
          {content &&
            laws
              .flatMap((law) => lawWords(law, content))
              .map((words) => (
                <p key={words} className={own.preview}>
                  {words}
                </p>
              ))}
        </>
      )}
    </Card>
  );
}
