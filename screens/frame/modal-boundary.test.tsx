import { lazy, Suspense, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalBoundary } from './modal-boundary';

const Lost = lazy(() => Promise.reject<never>(new Error('Loading chunk 7 failed.')));

function Page({ onFail }: { onFail: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ModalBoundary
        onFail={() => {
          setOpen(false);
          onFail();
        }}
      >
        <Suspense fallback={null}>{open ? <Lost /> : <p>No modal</p>}</Suspense>
      </ModalBoundary>
    </>
  );
}

test('a modal whose code does not arrive takes nothing of the page with it, and can be asked for again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFail = jest.fn();
  render(<Page onFail={onFail} />);
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(times));
    expect(screen.getByText('No modal')).toBeVisible();
  }
  expect(complaints).toHaveBeenCalled();
});
