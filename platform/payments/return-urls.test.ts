import { returnUrls } from './return-urls';

it.each([
  ['en', ''],
  ['de', '/de'],
  ['au', '/au'],
  ['ch', '/ch'],
  ['fr', '/fr'],
  ['//evil.test', ''],
])('language %s returns under %j', (language, prefix) => {
  expect(returnUrls('https://casino.test', language, 'd-1')).toEqual({
    success: `https://casino.test${prefix}/deposit-success/d-1`,
    failure: `https://casino.test${prefix}/deposit-failure/d-1`,
    cancel: `https://casino.test${prefix}/deposit-cancel/d-1`,
    pending: `https://casino.test${prefix}/deposit-return/d-1`,
  });
});
