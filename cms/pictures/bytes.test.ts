import sharp from 'sharp';
import { holdsMarkup, pictureName, typeOfPicture } from './bytes';

const drawn = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } });

it.each([
  ['jpg', () => drawn().jpeg().toBuffer()],
  ['png', () => drawn().png().toBuffer()],
  ['webp', () => drawn().webp().toBuffer()],
  ['avif', () => drawn().avif().toBuffer()],
])('knows a %s by its bytes, and finds no program in it', async (extension, make) => {
  const bytes = await make();
  expect(typeOfPicture(bytes)?.extension).toBe(extension);
  expect(holdsMarkup(bytes)).toBe(false);
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<!doctype html>',
  'GIF89a',
  '%PDF-1.7',
  '',
  ' \u0089PNG',
])('takes %j for no picture', (text) => {
  expect(typeOfPicture(Buffer.from(text, 'latin1'))).toBeUndefined();
});

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=x>',
  '<!DOCTYPE html>',
  '<html >',
  '<?php system($_GET[0]);',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="x()">',
  '<svg/x onload=alert(1)>',
  '<iframe src=x>',
])('finds %j behind a picture', async (markup) => {
  const png = await drawn().png().toBuffer();
  expect(holdsMarkup(Buffer.concat([png, Buffer.from(markup)]))).toBe(true);
});

it('leaves what a camera or an editor writes about a picture', () => {
  const notes = '<?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>';
  expect(holdsMarkup(Buffer.from(notes))).toBe(false);
});

it.each([
  ['x.php', 'x-0123456789.png'],
  ['a.php.jpg', 'a-php-0123456789.png'],
  ['.htaccess', 'picture-0123456789.png'],
  ['../../etc/passwd', 'picture-0123456789.png'],
  ['Über uns (2).PNG', 'ber-uns-2-0123456789.png'],
  ['', 'picture-0123456789.png'],
])('calls %j %s', (given, kept) => {
  expect(pictureName(given, '0123456789', 'png')).toBe(kept);
});
