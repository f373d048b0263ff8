'use client';

import { PublishButton, ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import { useMemo } from 'react';

/**
 * Payload's own button and its form for a set time. That form takes every answer for a success: what the server
 * refuses is thrown here, so that the form shows the reason and keeps what was chosen.
 */
export function PublishOrSchedule() {
  const functions = useServerFunctions();
  const strict = useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof functions.schedulePublish>[0]) => {
        const answer = (await functions.schedulePublish(args)) as { error?: string };
        if (answer.error) throw new Error(answer.error);
        return answer;
      },
    }),
    [functions],
  );
  return (
    <ServerFunctionsContext.Provider value={strict}>
      <PublishButton />
    </ServerFunctionsContext.Provider>
  );
}
