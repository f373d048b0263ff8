import { ApiProblem } from '@/lib/http/problem';
import { asked } from './asked';
import { renewSession } from './session';

jest.mock('./session', () => ({ renewSession: jest.fn() }));

const answer = (status: number, data?: unknown) => ({
  data,
  error: status < 400 ? undefined : { code: 'admin_1', status },
  response: { ok: status < 400, status } as Response,
});

beforeEach(() => jest.mocked(renewSession).mockReset());

it('renews a token that is over, and asks once more', async () => {
  const call = jest.fn().mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(200, 'there'));
  expect(await asked(call)).toBe('there');
  expect(renewSession).toHaveBeenCalledTimes(1);
});

it('asks no third time', async () => {
  const call = jest.fn().mockResolvedValue(answer(401));
  await expect(asked(call)).rejects.toMatchObject({ status: 401 });
  expect(call).toHaveBeenCalledTimes(2);
});

it('renews nothing for another refusal', async () => {
  await expect(asked(async () => answer(403))).rejects.toMatchObject({ status: 403 });
  expect(renewSession).not.toHaveBeenCalled();
});

it('says so when the log-in itself is over', async () => {
  jest.mocked(renewSession).mockRejectedValue(new ApiProblem('client_api_27', 401));
  await expect(asked(async () => answer(401))).rejects.toMatchObject({ code: 'client_api_27' });
});
