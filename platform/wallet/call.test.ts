import { readCall } from './call';

const call = (round: Buffer) =>
  Buffer.concat([
    Buffer.from(
      '{"request_id":"r","session_token":"t","player_id":"p","currency":"EUR","game_id":"g","round_id":"',
    ),
    round,
    Buffer.from('","tx_id":"0b6a2c9e-3b1f-4b9a-9a55-0d6f2f7c1a11","amount":100}'),
  ]);

it('reads a call in UTF-8', () => {
  expect(readCall('bet', call(Buffer.from('Rundê 7')))).toMatchObject({ round_id: 'Rundê 7', amount: 100 });
});

it('is no call when its bytes are not UTF-8: all that cannot be read would be one and the same round', () => {
  for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80]]) {
    expect(readCall('bet', call(Buffer.from(bytes)))).toBeNull();
  }
});
