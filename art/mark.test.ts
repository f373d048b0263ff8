import sharp from 'sharp';
import manifest from '@/app/manifest';

it('the icons of the manifest are files of the size it says', async () => {
  for (const { src, sizes } of manifest().icons ?? []) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

it('what a launcher may cut off the maskable icon is only its ground', async () => {
  const { data, info } = await sharp('public/art/icon-maskable-512.png')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  let brightest = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    const pixel = i / info.channels;
    const away = Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle);
    // Launchers keep at least the circle of four fifths of the width.
    if (away > info.width * 0.4) brightest = Math.max(brightest, data[i] ?? 0, data[i + 1] ?? 0);
  }
  expect(brightest).toBeLessThan(64);
});
