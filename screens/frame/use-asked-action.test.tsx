import { renderHook } from '@testing-library/react';
import { visit } from '@/components/testing/navigation';
import { useAskedAction } from './use-asked-action';

const opened: string[] = [];
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('@/lib/browser/modals/use-modals', () => ({
  useOpenModal: () => (name: string) => opened.push(name),
}));

function come(search: string, status: 'unknown' | 'in' | 'out') {
  opened.length = 0;
  visit('/');
  window.history.replaceState({ kept: true }, '', `/${search}`);
  renderHook(() => useAskedAction(status));
  return { opened: [...opened], search: window.location.search, state: window.history.state as unknown };
}

test.each([
  ['?action=login', 'out', ['LOGIN'], ''],
  ['?action=signup&utm_source=x', 'out', ['SIGNUP'], '?utm_source=x'],
  ['?action=anything', 'out', ['LOGIN'], ''],
  ['?action=login', 'in', [], ''],
  ['?action=login', 'unknown', [], '?action=login'],
  ['?page=2', 'out', [], '?page=2'],
] as const)('%s for somebody who is %s opens %j', (search, status, modals, left) => {
  expect(come(search, status)).toEqual({ opened: modals, search: left, state: { kept: true } });
});
