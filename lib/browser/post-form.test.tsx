import { postForm, postInBackground } from './post-form';

const PAGE = 'https://pay.example/checkout';

test('posts every value to the address, also one called like a part of the form', () => {
  const submitted: Record<string, unknown>[] = [];
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function send(
    this: HTMLFormElement,
  ) {
    submitted.push({
      action: this.getAttribute('action'),
      method: this.getAttribute('method'),
      values: [...new FormData(this)],
    });
  });
  postForm(PAGE, { token: 't 1', submit: 'x', action: 'y', notices: ['email', 'sms'] });
  expect(submitted).toEqual([
    {
      action: PAGE,
      method: 'post',
      values: [
        ['token', 't 1'],
        ['submit', 'x'],
        ['action', 'y'],
        ['notices', 'email'],
        ['notices', 'sms'],
      ],
    },
  ]);
  expect(document.forms).toHaveLength(0);
  submit.mockRestore();
});

describe('in the background', () => {
  const sent = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
  beforeEach(() => {
    sent.mockReset();
    globalThis.fetch = sent as unknown as typeof fetch;
  });

  test('sends what a form would, and no cookie', async () => {
    sent.mockResolvedValue({ ok: true });
    await postInBackground(PAGE, { nonce: '4827' });
    expect(sent.mock.calls[0]?.[0]).toBe(PAGE);
    expect(String(sent.mock.calls[0]?.[1].body)).toBe('nonce=4827');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' });
  });

  test('a refusal and a lost connection are failures', async () => {
    sent.mockResolvedValueOnce({ ok: false, status: 400 });
    await expect(postInBackground(PAGE, {})).rejects.toThrow('400');
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(postInBackground(PAGE, {})).rejects.toThrow('Failed to fetch');
  });
});
