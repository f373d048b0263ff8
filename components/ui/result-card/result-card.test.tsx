import { render, screen } from '@testing-library/react';
import { ResultCard, type ResultState } from './result-card';

test.each<ResultState>(['asking', 'waiting', 'done', 'ended', 'failed'])(
  'says in words what %s means',
  (state) => {
    const { container } = render(
      <ResultCard state={state} title="What became of it" text="And what now">
        <button type="button">Home</button>
      </ResultCard>,
    );
    expect(container.querySelector(`section[data-state="${state}"]`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'What became of it' })).toBeInTheDocument();
    expect(screen.getByText('And what now')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Home' })).toBeInTheDocument();
  },
);

test('announces its words, and not the ways out', () => {
  render(
    <ResultCard state="done" title="Confirmed" text="Thank you">
      <button type="button">Home</button>
    </ResultCard>,
  );
  const region = screen.getByText('Thank you').closest('[aria-live="polite"]');
  expect(region).toContainElement(screen.getByRole('heading'));
  expect(region).not.toContainElement(screen.getByRole('button'));
});
