import { parseListQuery } from '@/lib/games/list-query';
import { listStanding } from './list-standing';

const standing = (address: string) => {
  const [path = '', query] = address.split('?');
  return listStanding(path, parseListQuery(new URLSearchParams(query)));
};

it.each([
  '/games/top',
  '/games/top?page=3',
  '/games/all',
  '/games?providerId=7',
  '/games?providerId=7&page=2',
])('%s stands for itself', (address) => {
  expect(standing(address)).toEqual({ index: true, path: address });
});

it.each([
  ['/games/top?sort=az', '/games/top'],
  ['/games/top?sort=az&page=4', '/games/top'],
  ['/games/top?name=book', '/games/top'],
  ['/games/top?providerId=7', '/games/top'],
  ['/games/all?providerId=7', '/games?providerId=7'],
  ['/games?providerId=7&sort=rtp&page=2', '/games?providerId=7'],
  ['/games?name=book', '/games/all'],
  ['/games?providerId=7,9', '/games/all'],
  ['/games?providerId=7&demo=1', '/games?providerId=7'],
  ['/games?feature=megaways', '/games/all'],
  ['/games/slots?volatility=high&rtpMin=96&page=2', '/games/slots'],
  ['/games?page=2', '/games/all'],
])('%s stands for %s', (address, path) => {
  expect(standing(address)).toEqual({ index: false, path });
});
