import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { FileDrop } from './file-drop';

const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

function Harness({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileDrop label="Documents" files={files} onFilesChange={setFiles} error={error} disabled={disabled} />
  );
}

const input = () => screen.getByLabelText(/Choose files/);
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent ?? '');

test('chosen files are listed and counted, and can be taken out again', async () => {
  renderWithMessages(<Harness />);
  await userEvent.upload(input(), [png('front.png'), png('back.png')]);
  expect(names()).toEqual(['front.png', 'back.png']);
  expect(screen.getByRole('status')).toHaveTextContent('2 files chosen');
  await userEvent.click(screen.getByRole('button', { name: 'Remove front.png' }));
  expect(names()).toEqual(['back.png']);
  await userEvent.upload(input(), png('front.png'));
  expect(names()).toEqual(['back.png', 'front.png']);
});

test('each file that may not come along is named with its reason; the others stay', () => {
  renderWithMessages(<Harness />);
  const dropped = [
    png('pass.png'),
    png('huge.png', 5 * 1024 * 1024 + 1),
    png('nothing.png', 0),
    new File(['x'], 'film.mov', { type: 'video/quicktime' }),
    png('pass.png'),
  ];
  fireEvent.drop(input(), { dataTransfer: { files: dropped } });
  expect(screen.getByRole('alert')).toHaveTextContent('huge.png is larger than 5 MB.');
  expect(screen.getByRole('alert')).toHaveTextContent('nothing.png is empty.');
  expect(screen.getByRole('alert')).toHaveTextContent('film.mov is not a JPEG, PNG, PDF or BMP.');
  expect(screen.getByRole('alert')).toHaveTextContent('pass.png is already in the list.');
  expect(screen.getByRole('button', { name: 'Remove pass.png' })).toBeVisible();
});

test('after twenty there is no room', () => {
  renderWithMessages(<Harness />);
  const many = Array.from({ length: 21 }, (_, index) => png(`${index}.png`));
  fireEvent.drop(input(), { dataTransfer: { files: many } });
  expect(screen.getByRole('alert')).toHaveTextContent('20.png was left out: the limit is 20 files.');
  expect(screen.getByRole('status')).toHaveTextContent('20 files chosen');
});

test('the rules describe it; an error takes their place', () => {
  const { unmount } = renderWithMessages(<Harness />);
  expect(input()).toHaveAccessibleDescription(/up to 5 MB each, 20 at most/);
  unmount();
  renderWithMessages(<Harness error="Send at least one document." />);
  expect(input()).toHaveAccessibleDescription('Send at least one document.');
  expect(input()).toBeInvalid();
});

test('a disabled one takes nothing', () => {
  renderWithMessages(<Harness disabled />);
  fireEvent.drop(input(), { dataTransfer: { files: [png('pass.png')] } });
  expect(names()).toEqual([]);
  expect(input()).toBeDisabled();
});
