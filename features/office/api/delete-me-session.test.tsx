import { platformAnswers } from '@/components/testing/platform';
import { keepUnsaved, readUnsaved } from '@/lib/browser/forms/unsaved-input';
import { ApiProblem } from '@/lib/http/problem';
import { leaveOffice } from './delete-me-session';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

it('forgets what was typed into forms and not sent', async () => {
  platformAnswers({ 'DELETE /api/office/v1/me/session': () => ({ data: {} }) });
  const leave = jest.fn(async () => ({ ok: true }) as Response);
  globalThis.fetch = leave;
  keepUnsaved('office block p1', { owner: '1' }, { reason: 'Two accounts' });
  await leaveOffice();
  expect(readUnsaved('office block p1', { owner: '1' })).toEqual({});
  expect(leave).toHaveBeenCalledTimes(1);
});

it('forgets it also when the log-out fails', async () => {
  platformAnswers({
    'DELETE /api/office/v1/me/session': () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  keepUnsaved('office block p1', { owner: '1' }, { reason: 'Two accounts' });
  await expect(leaveOffice()).rejects.toThrow('no_response');
  expect(readUnsaved('office block p1', { owner: '1' })).toEqual({});
});
