import { barsOf } from './bars';

it('puts what is above and below 0 on one scale', () => {
  expect(barsOf([[100], [-300], [0]])).toEqual({
    bars: [[{ from: 0.75, size: 0.25 }], [{ from: 0, size: 0.75 }], [{ from: 0.75, size: 0 }]],
    ...{ zero: 0.75, top: 100, bottom: -300 },
  });
});

it('stands on 0 where nothing is below it, and where there is nothing at all', () => {
  expect(barsOf([[100, 50]])).toMatchObject({ bars: [[{ from: 0 }, { from: 0, size: 0.5 }]], zero: 0 });
  expect(barsOf([[0]])).toMatchObject({ bars: [[{ from: 0, size: 0 }]], zero: 0, top: 0 });
});
