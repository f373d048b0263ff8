import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'next-intl';
import { renderWithPlatform } from '../../testing/platform';
import { useOpenModal } from '@/lib/modals/use-modals';
import { ModalHost, type ModalFrameProps, type ModalRegistry } from './modal-host';

function Stub({ request, onClose, onReplace }: ModalFrameProps) {
  const t = useTranslations('Auth');
  return (
    <div role="dialog" aria-label={request.name}>
      <p>{t('signUp')}</p>
      <button type="button" onClick={onClose}>
        close
      </button>
      <button type="button" onClick={() => onReplace('LOGIN')}>
        replace
      </button>
    </div>
  );
}
const REGISTRY: ModalRegistry = { LOGIN: Stub, SIGNUP: Stub, DEPOSIT: Stub, GAME_NOT_AVAILABLE: Stub };

let open: ReturnType<typeof useOpenModal>;
function Opener() {
  const own = useOpenModal();
  useEffect(() => {
    open = own;
  });
  return null;
}
const Host = ({ signedIn = false }) => (
  <>
    <Opener />
    <ModalHost registry={REGISTRY} signedIn={signedIn} />
  </>
);

const dialog = (name: string) => screen.findByRole('dialog', { name });
const ask = (...args: Parameters<typeof open>) => act(async () => open(...args));

test('shows nothing until asked, then brings the texts along', async () => {
  renderWithPlatform(<Host />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await ask('SIGNUP', {});
  expect(await dialog('SIGNUP')).toHaveTextContent('Sign up');
});

test('one at a time, the more important first; closing brings the next', async () => {
  renderWithPlatform(<Host />);
  await ask('GAME_NOT_AVAILABLE', {});
  await dialog('GAME_NOT_AVAILABLE');
  await ask('LOGIN', {});
  await dialog('LOGIN');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  await dialog('GAME_NOT_AVAILABLE');
});

test('the deposit waits for the log-in', async () => {
  const { rerender } = renderWithPlatform(<Host />);
  await ask('DEPOSIT', {});
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Host signedIn />);
  await dialog('DEPOSIT');
});

test('sign up becomes log in in its place, and closing runs what was to run', async () => {
  const closed = jest.fn();
  renderWithPlatform(<Host />);
  await ask('SIGNUP', {}, closed);
  await dialog('SIGNUP');
  await userEvent.click(screen.getByRole('button', { name: 'replace' }));
  await dialog('LOGIN');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
