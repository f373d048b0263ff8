import { createStore } from 'jotai';
import { MODALS } from '@/lib/domain/modals';
import {
  closeModalAtom,
  modalRequestsAtom,
  openModalAtom,
  replaceModalAtom,
  withdrawModalAtom,
} from './modals';
import { inOrder } from './order';
import type { OpenableModal } from './props';

type Asked = Parameters<ReturnType<typeof createStore>['set']>;
const BARE: Record<Exclude<OpenableModal, 'FULLSCREEN_IMAGE'>, object> = {
  CMS_TEXT: { code: 'faq' },
  LEAVE_ROUND: { mode: 'real', onLeave: () => undefined },
  REALITY_CHECK: {},
  REMINDER: {},
  ONE_GAME: { game: 'Scarab', hasOpenRound: false, onSwitch: () => undefined, onGo: () => undefined },
  LOGIN: {},
  SIGNUP: {},
  RESET_PASSWORD: {},
  DEPOSIT: {},
  DEPOSIT_CRYPTO: { depositId: 'd1' },
  FORM_FIELDS: { depositId: 'd1' },
  DEPOSIT_HELLOCLEVER_RESULT: { depositId: 'd1' },
  DEPOSIT_PAYMENT_INFO: { depositId: 'd1' },
  MINIMAL_BALANCE_MODAL: {},
  PROFILE_REQUIREMENTS_MODAL: { fields: ['birthday'] },
  TERMS_UPDATE: {},
  BALANCE_CHANGE_CURRENCY: {},
  BALANCE_CHANGE_CURRENCY_ERROR: { depositWager: 0, currency: 'EUR' },
  BONUS: { bonusId: 'g1' },
  BONUS_FROM_QUEUE: { bonusId: 'g1' },
  ATTENTION_BONUS: { bonusId: 'g1', onConfirm: () => undefined },
  BONUS_WAGERING_FINISHED: { bonusId: 'g1' },
  BONUS_RUNOUT: { bonusId: 'g1' },
  CANCEL_BONUS: { onConfirm: () => undefined },
  NEW_LOCAL_TOURNAMENT: { tournamentId: 'test-cup' },
  NEW_TOURNAMENT: { tournamentCode: 'net-cup' },
  FREESPINS: {},
  GAME_NOTIFICATION: { messages: [] },
  GAME_NOT_AVAILABLE: {},
  MOBILE_APP: {},
  PROVIDERS: {},
  SEARCH: {},
  SUPPORT: {},
  SUPPORT_FORM: {},
  STORY: { code: 'first_visit' },
  VIP_RULES: {},
  LEVEL_UP: { level: 3, code: 'house_guest' },
};
type Bare = keyof typeof BARE;

function queue() {
  const store = createStore();
  const requests = () => store.get(modalRequestsAtom);
  return {
    store,
    requests,
    ask: (name: Bare, onClose?: () => void, props: object = BARE[name]) =>
      store.set(openModalAtom, { name, props, onClose } as Asked[1] & never),
    order: (signedIn = false, shown?: ReadonlySet<number>) =>
      inOrder(requests(), { signedIn, shown }).map(({ name }) => name),
    idOf: (name: Bare) => requests().find((request) => request.name === name)?.id ?? 0,
  };
}

it.each<[string, Bare[], { out: Bare[]; in: Bare[] }]>([
  [
    'the lower number first, whatever the order of asking',
    ['GAME_NOT_AVAILABLE', 'LOGIN'],
    {
      out: ['LOGIN', 'GAME_NOT_AVAILABLE'],
      in: ['LOGIN', 'GAME_NOT_AVAILABLE'],
    },
  ],
  [
    'the first that asked among equals',
    ['GAME_NOT_AVAILABLE', 'GAME_NOTIFICATION'],
    {
      out: ['GAME_NOT_AVAILABLE', 'GAME_NOTIFICATION'],
      in: ['GAME_NOT_AVAILABLE', 'GAME_NOTIFICATION'],
    },
  ],
  [
    'one for players only after the log-in',
    ['SUPPORT', 'GAME_NOTIFICATION', 'DEPOSIT'],
    {
      out: ['GAME_NOTIFICATION'],
      in: ['DEPOSIT', 'GAME_NOTIFICATION', 'SUPPORT'],
    },
  ],
  [
    'the cashier behind the sign-up, as it was asked for',
    ['SIGNUP', 'DEPOSIT'],
    {
      out: ['SIGNUP'],
      in: ['SIGNUP', 'DEPOSIT'],
    },
  ],
  [
    'four from four rows of the table',
    ['SUPPORT_FORM', 'CANCEL_BONUS', 'MINIMAL_BALANCE_MODAL', 'CMS_TEXT'],
    {
      out: ['CMS_TEXT', 'MINIMAL_BALANCE_MODAL', 'CANCEL_BONUS', 'SUPPORT_FORM'],
      in: ['CMS_TEXT', 'MINIMAL_BALANCE_MODAL', 'CANCEL_BONUS', 'SUPPORT_FORM'],
    },
  ],
])('shows %s', (_rule, asked, order) => {
  const modals = queue();
  for (const name of asked) modals.ask(name);
  expect(modals.order(false)).toEqual(order.out);
  expect(modals.order(true)).toEqual(order.in);
});

it('leaves one on the screen while it is not known who is here', () => {
  const modals = queue();
  modals.ask('DEPOSIT');
  expect(modals.order(false, new Set([modals.idOf('DEPOSIT')]))).toEqual(['DEPOSIT']);
});

it('gives one that is asked for again its new props, in its old place', () => {
  const modals = queue();
  const [first, second] = [jest.fn(), jest.fn()];
  modals.ask('GAME_NOT_AVAILABLE', first, { message: 'a' });
  modals.ask('GAME_NOTIFICATION');
  const id = modals.idOf('GAME_NOT_AVAILABLE');
  modals.ask('GAME_NOT_AVAILABLE', undefined, { message: 'b' });
  expect(modals.order()).toEqual(['GAME_NOT_AVAILABLE', 'GAME_NOTIFICATION']);
  expect(modals.requests()[0]).toMatchObject({ id, props: { message: 'b' }, onClose: first });
  modals.ask('GAME_NOT_AVAILABLE', second);
  modals.store.set(closeModalAtom, id);
  expect([first, second].map((ran) => ran.mock.calls.length)).toEqual([0, 1]);
});

it('turns an open sign-up to the log-in that is asked for: they are one frame', () => {
  const modals = queue();
  const then = jest.fn();
  modals.ask('SIGNUP');
  modals.ask('LOGIN', undefined, { then });
  expect(modals.requests()).toHaveLength(1);
  expect(modals.requests()[0]).toMatchObject({ name: 'LOGIN', props: { then } });
});

it('runs onClose once, however often it is closed', () => {
  const modals = queue();
  const onClose = jest.fn();
  modals.ask('LOGIN', onClose);
  const id = modals.idOf('LOGIN');
  modals.store.set(closeModalAtom, id);
  modals.store.set(closeModalAtom, id);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('runs nothing of what is taken back', () => {
  const modals = queue();
  const onClose = jest.fn();
  modals.ask('DEPOSIT', onClose);
  modals.store.set(withdrawModalAtom, 'DEPOSIT');
  expect(modals.requests()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('puts another one in the place of one, with what was to run at its end', () => {
  const modals = queue();
  const onClose = jest.fn();
  modals.ask('SUPPORT_FORM', onClose);
  const id = modals.idOf('SUPPORT_FORM');
  modals.store.set(replaceModalAtom, id, { name: 'SUPPORT', props: {} });
  expect(modals.requests()).toMatchObject([{ id, name: 'SUPPORT', onClose }]);
});

it('knows every name of SPEC’s table, and opens those only that somebody has built', () => {
  // Were it openable without a component, this line would not compile.
  const openable: 'NOT_BUILT' extends OpenableModal ? true : false = false;
  expect(openable).toBe(false);
  // And the stories, the search, the studios, new terms, leaving a round, the reality check, how often it comes, one game at a time and the moment of a level, which SPEC has beside its table or not at all.
  expect(Object.keys(MODALS)).toHaveLength(38);
});
