import { pushToDataLayer } from './data-layer';

afterEach(() => {
  delete window.dataLayer;
  delete document.documentElement.dataset.cookies;
});

test.each([undefined, 'necessary'])('with the answer %s nothing is told and nothing is kept', (answer) => {
  if (answer) document.documentElement.dataset.cookies = answer;
  expect(pushToDataLayer({ event: 'userId', userId: '7' })).toBe(false);
  expect(window.dataLayer).toBeUndefined();
});

test('with consent the event is told, after what an operator’s own script has put there', () => {
  document.documentElement.dataset.cookies = 'analytics';
  expect(pushToDataLayer({ event: 'userId', userId: '7' })).toBe(true);
  expect(window.dataLayer).toEqual([{ event: 'userId', userId: '7' }]);
});
