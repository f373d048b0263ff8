import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { pushed, visit } from '@/components/testing/navigation';
import { leaveFor } from '@/lib/browser/leave';
import { modalRequestsAtom, openModalAtom, type ModalRequest } from '@/lib/browser/modals/modals';
import { useGatedLinks } from './use-gated-links';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('@/lib/browser/leave', () => ({ leaveFor: jest.fn() }));

type Status = 'unknown' | 'in' | 'out';
let store = createStore();
/** Presses that the link itself was left with. */
const left = jest.fn((event: Event) => event.preventDefault());

function Page({ status, failed = false }: { status: Status; failed?: boolean }) {
  useGatedLinks(status, failed);
  return (
    <>
      <a href="#own" data-gated="/games/top">
        <b>Own</b>
      </a>
      <a href="https://elsewhere.example/" data-gated="https://elsewhere.example/">
        Elsewhere
      </a>
      <a href="#open">Open</a>
    </>
  );
}
function show(status: Status, failed?: boolean) {
  const page = (now: Status, fails?: boolean) => (
    <Provider store={store}>
      <Page status={now} failed={fails} />
    </Provider>
  );
  const { rerender, container } = render(page(status, failed));
  container.addEventListener('click', left);
  return (now: Status, fails?: boolean) => rerender(page(now, fails));
}
const press = (text: string, keys = {}) => fireEvent.click(screen.getByText(text), keys);
const asked = () => store.get(modalRequestsAtom);
const done = () => act(() => (asked()[0] as Extract<ModalRequest, { name: 'SIGNUP' }>).props.then?.());

beforeEach(() => {
  store = createStore();
  visit('/');
});

test('a visitor signs up first and is led on afterwards, over what opened meanwhile', () => {
  store.set(openModalAtom, { name: 'STORY', props: { code: 'welcome' } });
  show('out');
  press('Own');
  expect(asked().map(({ name }) => name)).toEqual(['STORY', 'SIGNUP']);
  expect(left).not.toHaveBeenCalled();
  expect(pushed).toEqual([]);
  store.set(modalRequestsAtom, (all) =>
    all.filter(({ name }) => name === 'SIGNUP').concat(all.filter(({ name }) => name === 'STORY')),
  );
  done();
  expect(pushed).toEqual(['/games/top']);
  expect(asked().map(({ name }) => name)).toEqual(['SIGNUP']);
});

test('to another site as well', () => {
  show('out');
  press('Elsewhere');
  done();
  expect(leaveFor).toHaveBeenCalledWith('https://elsewhere.example/');
  expect(pushed).toEqual([]);
});

test('a player just goes there', () => {
  show('in');
  press('Own');
  expect(left).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([]);
});

test('a new tab, and a link without a gate, are the browser’s', () => {
  show('out');
  press('Own', { ctrlKey: true });
  press('Own', { metaKey: true });
  press('Open');
  expect(left).toHaveBeenCalledTimes(3);
  expect(asked()).toEqual([]);
});

test.each([
  ['in', ['/games/top'], []],
  ['out', [], ['SIGNUP']],
] as const)('a press before anybody knows who is here waits: %s', (status, went, names) => {
  const become = show('unknown');
  press('Own');
  expect([left.mock.calls.length, pushed.length, asked().length]).toEqual([0, 0, 0]);
  become(status);
  expect(pushed).toEqual(went);
  expect(asked().map(({ name }) => name)).toEqual(names);
});

test('where nobody answers, the waiting press and the next one lead on', () => {
  const become = show('unknown');
  press('Own');
  become('unknown', true);
  expect(pushed).toEqual(['/games/top']);
  press('Own');
  expect(left).toHaveBeenCalledTimes(1);
});

test('what is pressed after it counts instead', () => {
  const become = show('unknown');
  press('Own');
  press('Open');
  become('out');
  expect(asked()).toEqual([]);
});

test('a log-out later asks nothing by itself', () => {
  const become = show('unknown');
  press('Own');
  become('in');
  become('out');
  expect(asked()).toEqual([]);
});
