import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notFound } from 'next/navigation';
import { Component, Suspense, type ReactNode } from 'react';
import { renderWithPlatform } from '../../testing/platform';
import { BlockBoundary } from './block-boundary';
import { MissingBlock } from './missing-block';

const refresh = jest.fn();
jest.mock('@/lib/i18n/navigation', () => ({
  ...jest.requireActual<object>('@/components/testing/navigation'),
  useRouter: () => ({ refresh }),
}));

/** React writes what a boundary catches to the console; here that is expected. @returns how often it did. */
const told = () => (console.error as jest.Mock).mock.calls.length;
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

let broken = true;
function Row() {
  if (broken) throw new Error('no row');
  return <p>The row</p>;
}
beforeEach(() => (broken = true));

test('one broken part leaves the others, says so once, and comes back when tried again', async () => {
  expectErrors();
  renderWithPlatform(
    <>
      <p>Before</p>
      <BlockBoundary>
        <Row />
      </BlockBoundary>
      <p>After</p>
    </>,
  );
  expect(screen.getByText('Before')).toBeVisible();
  expect(screen.getByText('After')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown');
  expect(told()).toBe(1);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The row')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('trying again asks anew what a failed call did not answer', async () => {
  expectErrors();
  let calls = 0;
  function Asking() {
    const { data } = useSuspenseQuery({
      queryKey: ['row'],
      queryFn: async () => {
        calls += 1;
        if (calls === 1) throw new Error('no answer');
        return 'Answered';
      },
    });
    return <p>{data}</p>;
  }
  renderWithPlatform(
    <BlockBoundary>
      <Suspense>
        <Asking />
      </Suspense>
    </BlockBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Answered')).toBeVisible();
});

test('an answer that broke it is asked for anew, and others keep theirs', async () => {
  expectErrors();
  const asked: string[] = [];
  let amount: { minor: number } | null = null;
  const answers: Record<string, () => unknown> = { purse: () => amount, menu: () => ({ minor: 7 }) };
  function Part({ name }: { name: string }) {
    const { data } = useQuery({
      queryKey: [name],
      queryFn: async () => {
        asked.push(name);
        return { amount: answers[name]?.() as { minor: number } };
      },
    });
    return data ? (
      <p>
        {name} {data.amount.minor}
      </p>
    ) : null;
  }
  renderWithPlatform(
    <>
      <Part name="menu" />
      <BlockBoundary>
        <Part name="purse" />
      </BlockBoundary>
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  amount = { minor: 5 };
  await userEvent.click(again);
  expect(await screen.findByText('purse 5')).toBeVisible();
  expect(asked).toEqual(['menu', 'purse', 'purse']);
});

test('what shows nothing by itself is left out without a word', () => {
  expectErrors();
  renderWithPlatform(
    <BlockBoundary shape="none">
      <Row />
    </BlockBoundary>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in a narrow place there is the button alone, and the reason for a screen reader', () => {
  expectErrors();
  renderWithPlatform(
    <BlockBoundary shape="inline">
      <Row />
    </BlockBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveAttribute('data-shape', 'inline');
  expect(screen.getByText('This part could not be shown')).toBeInTheDocument();
});

test('"not found" goes on to whom it is meant for', () => {
  expectErrors();
  class Outer extends Component<{ children: ReactNode }, { caught: boolean }> {
    override state = { caught: false };
    static getDerivedStateFromError() {
      return { caught: true };
    }
    override render() {
      return this.state.caught ? <p>Outer</p> : this.props.children;
    }
  }
  function Unknown(): never {
    notFound();
  }
  renderWithPlatform(
    <Outer>
      <BlockBoundary>
        <Unknown />
      </BlockBoundary>
    </Outer>,
  );
  expect(screen.getByText('Outer')).toBeVisible();
});

test('a part that the server could not fill is asked for anew', async () => {
  renderWithPlatform(<MissingBlock />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
