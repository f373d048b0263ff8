import { useEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'next-intl';
import { standInForLayout } from '@/components/testing/layout';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { renderWithPlatform } from '../../testing/platform';
import { ModalHost, type ModalFrameProps, type ModalRegistry } from './modal-host';

const own = jest.fn();

function Stub({ request, onClose, onReplace }: ModalFrameProps) {
  const t = useTranslations('Auth');
  const [typed, setTyped] = useState('');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={request.name}>
      <p>{t('signUp')}</p>
      <input aria-label="typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => onClose('done')}>
        finish
      </button>
      <button type="button" onClick={() => onReplace('LOGIN', {})}>
        replace
      </button>
    </Dialog>
  );
}
const REGISTRY = new Proxy(
  {},
  {
    get: (_all, name) => ({ component: Stub, onClose: (outcome: string) => own(name, outcome) }),
  },
) as ModalRegistry;

let open: ReturnType<typeof useOpenModal>;
function Opener() {
  const openModal = useOpenModal();
  useEffect(() => {
    open = openModal;
  });
  return <button type="button">opener</button>;
}
const Host = ({ session = 'out', player }: { session?: 'in' | 'out' | 'unknown'; player?: string }) => (
  <>
    <Opener />
    <ModalHost registry={REGISTRY} session={session} player={player} />
  </>
);

const dialog = (name: string) => screen.findByRole('dialog', { name });
const ask = (...args: Parameters<typeof open>) => act(async () => open(...args));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

beforeAll(() => standInForLayout());
beforeEach(() => own.mockClear());

test('shows nothing until asked, then brings the texts along', async () => {
  renderWithPlatform(<Host />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await ask('SIGNUP', {});
  expect(await dialog('SIGNUP')).toHaveTextContent('Sign up');
});

test('a more important one covers what is open, which comes back with what was typed in it', async () => {
  renderWithPlatform(<Host />);
  await ask('GAME_NOT_AVAILABLE', {});
  await dialog('GAME_NOT_AVAILABLE');
  await userEvent.type(screen.getByRole('textbox', { name: 'typed' }), 'half a word');
  await ask('LOGIN', {});
  await dialog('LOGIN');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'typed' })).toHaveValue('');
  await press('Close');
  await dialog('GAME_NOT_AVAILABLE');
  const field = screen.getByRole('textbox', { name: 'typed' });
  expect(field).toHaveValue('half a word');
  await waitFor(() => expect(field).toHaveFocus());
});

test('a less important one waits its turn', async () => {
  renderWithPlatform(<Host />);
  await ask('LOGIN', {});
  await dialog('LOGIN');
  await ask('SUPPORT_FORM', {});
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await press('Close');
  await dialog('SUPPORT_FORM');
});

test('closing runs its own end and the opener’s, each once; the focus returns', async () => {
  const closed = jest.fn();
  renderWithPlatform(<Host />);
  screen.getByRole('button', { name: 'opener' }).focus();
  await ask('SIGNUP', {}, closed);
  await dialog('SIGNUP');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(own.mock.calls).toEqual([['SIGNUP', 'closed']]);
  expect(closed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'opener' })).toHaveFocus());
});

test('one that did what it was for says so to its own end', async () => {
  renderWithPlatform(<Host />);
  await ask('SIGNUP', {});
  await dialog('SIGNUP');
  await press('finish');
  expect(own.mock.calls).toEqual([['SIGNUP', 'done']]);
});

test('one for players waits for the log-in, stays while it is asked who is here, and closes with the log-out', async () => {
  const closed = jest.fn();
  const { rerender } = renderWithPlatform(<Host />);
  await ask('DEPOSIT', {}, closed);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Host session="in" />);
  await dialog('DEPOSIT');
  rerender(<Host session="unknown" />);
  await dialog('DEPOSIT');
  expect(closed).not.toHaveBeenCalled();
  rerender(<Host session="out" />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closed).toHaveBeenCalledTimes(1);
});

test('sign up becomes log in in its place', async () => {
  const closed = jest.fn();
  renderWithPlatform(<Host />);
  await ask('SIGNUP', {}, closed);
  await dialog('SIGNUP');
  await userEvent.type(screen.getByRole('textbox', { name: 'typed' }), 'kept');
  await press('replace');
  await dialog('LOGIN');
  expect(screen.getByRole('textbox', { name: 'typed' })).toHaveValue('kept');
  expect(closed).not.toHaveBeenCalled();
});

test('Back closes the one on top, one by one', async () => {
  renderWithPlatform(<Host />);
  await ask('GAME_NOT_AVAILABLE', {});
  await dialog('GAME_NOT_AVAILABLE');
  await ask('CMS_TEXT', { code: 'faq' });
  await dialog('CMS_TEXT');
  await back();
  await dialog('GAME_NOT_AVAILABLE');
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(own.mock.calls.map(([name]) => name)).toEqual(['CMS_TEXT', 'GAME_NOT_AVAILABLE']);
});

test('what is for players closes when another one is in, and what is for everybody stays', async () => {
  const { rerender } = renderWithPlatform(<Host session="in" player="p1" />);
  await ask('DEPOSIT', {});
  await dialog('DEPOSIT');
  rerender(<Host session="unknown" />);
  rerender(<Host session="in" player="p1" />);
  await dialog('DEPOSIT');
  await ask('CMS_TEXT', { code: 'terms_and_conditions' });
  await dialog('CMS_TEXT');
  rerender(<Host session="unknown" />);
  rerender(<Host session="in" player="p2" />);
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
  await dialog('CMS_TEXT');
  expect(own.mock.calls).toEqual([['DEPOSIT', 'closed']]);
});
