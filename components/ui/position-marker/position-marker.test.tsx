import { render } from '@testing-library/react';
import { PositionMarker } from './position-marker';

test('exactly the current diamond is lit', () => {
  const { container } = render(<PositionMarker count={4} current={2} />);
  const lit = [...container.querySelectorAll('i')].map((diamond) => diamond.hasAttribute('data-on'));
  expect(lit).toEqual([false, false, true, false]);
});

test('a place that a law may take is marked as it is', () => {
  const { container } = render(<PositionMarker count={3} current={0} laws={[undefined, 'jackpots']} />);
  expect([...container.querySelectorAll('i')].map(({ dataset }) => dataset['law'])).toEqual([
    undefined,
    'jackpots',
    undefined,
  ]);
});
