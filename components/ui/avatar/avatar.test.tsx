import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar';
import { initialsOf } from './initials';

test.each([
  ['Mara Klein', 'MK'],
  ['Mara Sofie van der Klein', 'MK'],
  ['mara.klein@parlour.example', 'MK'],
  ['mara@parlour.example', 'M'],
  ['élodie-ørsted@parlour.example', 'ÉØ'],
  ['  (ann) ', 'A'],
  ['7even@parlour.example', '7'],
  ['@', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a picture that cannot be shown gives way to the initials, another one is tried', () => {
  const { container, rerender } = render(<Avatar name="Mara Klein" picture="/gone.webp" />);
  const image = container.querySelector('img');
  expect(container).toHaveTextContent('');
  fireEvent.error(image as HTMLImageElement);
  expect(container).toHaveTextContent('MK');
  rerender(<Avatar name="Mara Klein" picture="/there.webp" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/there.webp');
});

test('who is not known yet has a figure in the same box', () => {
  const { container } = render(<Avatar name={null} progress={0} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.firstChild).toHaveAttribute('data-size', 'medium');
});

test('the ring is lit as far as the way is gone, and nobody is told twice', () => {
  const { container, rerender } = render(<Avatar name="Mara Klein" progress={68} />);
  expect(container.firstChild).toHaveStyle({ '--lit': '68%' });
  expect(container.firstChild).toHaveAttribute('data-ring');
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Avatar name="Mara Klein" />);
  expect(container.firstChild).not.toHaveAttribute('data-ring');
});
