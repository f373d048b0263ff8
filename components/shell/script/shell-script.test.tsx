import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellScript } from './shell-script';

function Page() {
  return (
    <>
      <button type="button" data-shell-side aria-expanded="true">
        Labels
      </button>
      <button type="button" data-shell-theme="dark" aria-pressed="true">
        Dark
      </button>
      <button type="button" data-shell-theme="ivory" aria-pressed="false">
        Ivory
      </button>
      <input aria-label="Search games" data-shell-search />
      <input aria-label="Email" />
    </>
  );
}

// Listeners on the document stay from test to test: the script runs once, as on a page.
beforeAll(() => {
  localStorage.clear();
  window.eval(`(${shellScript.toString()})()`);
});

test('it works from its own source text', () => {
  expect(document.documentElement).not.toHaveAttribute('data-side');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('the sidebar collapses, says so, and the choice is remembered', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Labels' });
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-side', '70');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('side')).toBe('70');
  await userEvent.click(button);
  expect(document.documentElement).not.toHaveAttribute('data-side');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the theme changes, both switches tell which one is on, and the choice is remembered', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Ivory' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'ivory');
  expect(screen.getByRole('button', { name: 'Ivory' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('theme')).toBe('ivory');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('a slash reaches the search field, unless it is being typed somewhere', async () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByLabelText('Search games')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Email'), 'a/b');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('a/b');
});
