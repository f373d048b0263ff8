// Run by cms/hooks/office-tokens.test.ts. Changes operators over REST; the test is the platform.
import { operator } from './fixtures';
import { answerLines, openCms } from './probe-lines';

const { payload } = await openCms();
const { client } = await operator(payload, 'chief', 'administrator');

interface Command {
  id?: number;
  change: 'make' | 'remove' | Record<string, string>;
}

let made = 0;

await answerLines<Command>(async ({ id, change }) => {
  if (change === 'make') {
    made += 1;
    return (await operator(payload, `changed-${made}`, 'administrator')).id;
  }
  const path = `/operators/${id}`;
  if (change === 'remove') return (await client.ask('DELETE', path)).status;
  return (await client.ask('PATCH', path, { body: change })).status;
});
