import { fireEvent, render, screen } from '@testing-library/react';
import { operatorWith } from '../testing/me';
import { OfficeMeProvider, useOfficeMe } from './office-me';

function Page() {
  const { name } = useOfficeMe();
  return <input aria-label={`Reason of ${name}`} />;
}
const show = (operatorId: string, name: string) => (
  <OfficeMeProvider me={{ ...operatorWith(['support'], { name }), operatorId }}>
    <Page />
  </OfficeMeProvider>
);

it('gives another operator pages of their own', () => {
  const { rerender } = render(show('1', 'Jonas'));
  fireEvent.change(screen.getByLabelText('Reason of Jonas'), { target: { value: 'Two accounts' } });
  // The log-in was renewed, and the operator has another name by now.
  rerender(show('1', 'Jonas K.'));
  expect(screen.getByLabelText('Reason of Jonas K.')).toHaveValue('Two accounts');
  rerender(show('2', 'Sue'));
  expect(screen.getByLabelText('Reason of Sue')).toHaveValue('');
});
