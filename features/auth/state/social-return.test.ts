/** @jest-environment jsdom */
import { rememberInTab } from '@/early/remembered';
import { keepSocialReturn, takeSocialReturn } from './social-return';

test('leads back once, and home after that', () => {
  keepSocialReturn('/game/lamp-light');
  expect(takeSocialReturn()).toBe('/game/lamp-light');
  expect(takeSocialReturn()).toBe('/');
});

test('leads neither to another site nor back to the forms, whatever is stored', () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/auth', '/auth/social']) {
    keepSocialReturn(path);
    expect(takeSocialReturn()).toBe('/');
    rememberInTab('socialReturn', path);
    expect(takeSocialReturn()).toBe('/');
  }
  keepSocialReturn('/authors');
  expect(takeSocialReturn()).toBe('/authors');
});
