'use client';

import { PublishButton, ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import { useMemo } from 'react';

/**
 * Payload's own button with its form for a scheduled time. That form treats every answer as a success: a refusal is
 * thrown here, so that the form shows the reason and keeps its input.
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
