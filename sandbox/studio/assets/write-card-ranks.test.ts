import { RANK_OUTLINES } from '../client/tables/card-drawings/ranks.data';
import { outlineRanks } from './write-card-ranks';

test('ranks of cards are outlined as the file says', () => {
  expect(outlineRanks()).toEqual(RANK_OUTLINES);
});
