import { cardsOf, DECK_SIZE } from '../cards/cards';
import { HAND_KINDS, handValue, kindOf, pairOf, ranksOf, type HandKind } from './hands';

const valueOf = (codes: string) => handValue(cardsOf(codes));

/** Each hand is better than the one before it. */
const ASCENDING: [HandKind, string][] = [
  ['high_card', '2c 3d 4h 5s 7c'],
  ['high_card', '2c 3d 4h 6s 7c'],
  ['high_card', '9c Jd Qh Ks Ac'],
  ['pair', '2c 2d 3h 4s 5c'],
  ['pair', '2c 2d Qh Ks Ac'],
  ['pair', '4c 4d 2h 3s 5c'],
  ['pair', 'Ac Ad Jh Qs Kc'],
  ['two_pair', '2c 2d 3h 3s 4c'],
  ['two_pair', '2c 2d 3h 3s Ac'],
  ['two_pair', '2c 2d Ah As 3c'],
  ['two_pair', 'Kc Kd Ah As Qc'],
  ['three_of_a_kind', '2c 2d 2h 3s 4c'],
  ['three_of_a_kind', 'Ac Ad Ah Ks Qc'],
  ['straight', 'Ac 2d 3h 4s 5c'],
  ['straight', '2c 3d 4h 5s 6c'],
  ['straight', 'Tc Jd Qh Ks Ac'],
  ['flush', '2c 3c 4c 5c 7c'],
  ['flush', '9d Jd Qd Kd Ad'],
  ['full_house', '2c 2d 2h 3s 3c'],
  ['full_house', '2c 2d 2h As Ac'],
  ['full_house', '3c 3d 3h 2s 2c'],
  ['four_of_a_kind', '2c 2d 2h 2s 3c'],
  ['four_of_a_kind', 'Ac Ad Ah As Kc'],
  ['straight_flush', 'Ah 2h 3h 4h 5h'],
  ['straight_flush', '9s Ts Js Qs Ks'],
  ['royal_flush', 'Ts Js Qs Ks As'],
];

it('sorts hands of five cards', () => {
  expect(ASCENDING.map(([, codes]) => kindOf(valueOf(codes)))).toEqual(ASCENDING.map(([kind]) => kind));
  const values = ASCENDING.map(([, codes]) => valueOf(codes));
  expect(values.toSorted((a, b) => a - b)).toEqual(values);
  expect(new Set(values).size).toBe(values.length);
});

it('finds as many hands of each kind as there are', () => {
  const counts: Record<string, number> = {};
  const hand = [0, 0, 0, 0, 0];
  const deal = (place: number, below: number) => {
    for (let card = place; card < below; card += 1) {
      hand[place] = card;
      if (place > 0) deal(place - 1, card);
      else {
        const kind = kindOf(handValue(hand));
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
  };
  deal(4, DECK_SIZE);
  expect(HAND_KINDS.map((kind) => counts[kind])).toEqual([
    1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4,
  ]);
});

it.each<[string, string, string]>([
  ['three pairs: the two highest and the best card beside', '2c 2d Kh Ks Ac Ad Qh', 'Kh Ks Ac Ad Qh'],
  ['three pairs: the third beside, when it is the best', '8c 8d 7h 7s 9c 9d 2h', '9c 9d 8c 8d 7h'],
  ['two threes: the lower as a pair', '3c 3d 3h 9s 9c 9d 2h', '9s 9c 9d 3c 3d'],
  ['three and two pairs: the higher pair', '3c 3d 3h 9s 9c Td Th', '3c 3d 3h Td Th'],
  ['a flush of six: its five highest', '2c 4c 6c 8c Tc Qc Ad', '4c 6c 8c Tc Qc'],
  ['a flush before a straight', '2c 4c 5c 6c 8c 3d 7h', '2c 4c 5c 6c 8c'],
  ['a straight of seven: its highest', '2c 3d 4h 5s 6c 7d 8h', '4h 5s 6c 7d 8h'],
  ['ace to five, with a higher ace beside', 'Ac 2d 3h 4s 5c Kd Kh', 'Ac 2d 3h 4s 5c'],
  ['no straight round the ace', 'Jc Qd Kh As 2c 3d 7h', '7h Jc Qd Kh As'],
  ['a straight flush below a higher flush card', '2c 3c 4c 5c 6c Ac 9d', '2c 3c 4c 5c 6c'],
  ['a straight flush from the ace before a higher straight', 'Ac 2c 3c 4c 5c 6d 7d', 'Ac 2c 3c 4c 5c'],
  ['four and three', '4c 4d 4h 4s 9c 9d 9h', '4c 4d 4h 4s 9c'],
  ['four and a pair with a higher card', '4c 4d 4h 4s 9c 9d Kh', '4c 4d 4h 4s Kh'],
])('takes the best five of seven: %s', (_what, seven, five) => {
  expect(valueOf(seven)).toBe(valueOf(five));
});

it('knows pairs from a rank on', () => {
  expect(valueOf('4c 4d 2h 3s 5c')).toBeGreaterThanOrEqual(pairOf(2));
  expect(valueOf('3c 3d Qh Ks Ac')).toBeLessThan(pairOf(2));
});

it.each([
  ['2c 2d Qh Ks Ac', [0]],
  ['Kc Kd Ah As Qc', [12, 11]],
  ['2c 2d 2h 3s 3c', [0]],
  ['Ac Ad Ah As Kc', [12]],
  ['9c Jd Qh Ks Ac', [12, 11, 10, 9, 7]],
])('%s is made of the ranks %j', (codes, ranks) => {
  expect(ranksOf(valueOf(codes))).toEqual(ranks);
});
