import net from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files as players send them, and as attackers do. */

export const jpeg = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'a note of the camera' } })
    .jpeg()
    .toBuffer();

export const png = (): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 100, channels: 4, background: '#33669980' } })
    .png()
    .toBuffer();

/** Uncompressed, 24 bits. What its head says can differ from what is in it. */
export function bmp(width: number, height: number, said: { width?: number; height?: number } = {}): Buffer {
  const row = Math.ceil((width * 24) / 32) * 4;
  const file = Buffer.alloc(54 + row * height, 0x80);
  file.fill(0, 0, 54);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.byteLength, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(said.width ?? width, 18);
  file.writeInt32LE(said.height ?? height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.byteLength + 8);
  framed.writeUInt32BE(data.byteLength, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.byteLength + 4);
  return framed;
}

/** A PNG of some kilobytes that asks for gigabytes. */
export function pixelBomb(side = 50_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Paper {
  pages?: number;
  /** Runs when the paper is opened. */
  script?: string;
  /** The width and height of a picture that it shows, as its head says. */
  picture?: number;
}

/** A PDF with a line of text on each page. */
export function pdf({ pages = 1, script, picture }: Paper = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${5 + page} 0 R`).join(' ');
  const action = script ? `/OpenAction<</S/JavaScript/JS(${script})>>` : '';
  const shown = picture ? ' q 400 0 0 400 50 50 cm /I1 Do Q' : '';
  const text = `BT /F1 24 Tf 72 700 Td (Electricity bill) Tj ET${shown}`;
  const used = picture ? `/XObject<</I1 ${5 + pages} 0 R>>` : '';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${action}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>${used}>>/Contents 4 0 R>>`,
    ),
    ...(picture
      ? [
          `<</Type/XObject/Subtype/Image/Width ${picture}/Height ${picture}/ColorSpace/DeviceGray/BitsPerComponent 1/Length 64>>stream\n${'0'.repeat(64)}\nendstream`,
        ]
      : []),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

type PdfObject = string | { dict: string; data: Buffer | string };

/** A PDF of one page from its parts: `objects` are numbered from 5 on. */
function paper(resources: string, content: string, objects: readonly PdfObject[]): Buffer {
  const all: PdfObject[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${resources}>>/Contents 4 0 R>>`,
    { dict: '', data: content },
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const end = () => parts.reduce((sum, part) => sum + part.byteLength, 0);
  const places = all.map((object, index) => {
    const place = end();
    const data = typeof object === 'string' ? null : Buffer.from(object.data);
    const written =
      typeof object === 'string'
        ? [Buffer.from(object)]
        : [
            Buffer.from(`<<${object.dict}/Length ${data?.byteLength ?? 0}>>stream\n`),
            data ?? Buffer.alloc(0),
            Buffer.from('\nendstream'),
          ];
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), ...written, Buffer.from('\nendobj\n'));
    return place;
  });
  const table = end();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer<</Size ${all.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}${trailer}`));
  return Buffer.concat(parts);
}

const pictureOf = (width: number, height: number, more = ''): PdfObject => ({
  dict: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode${more}`,
  data: deflateSync(Buffer.alloc(Math.min(width * height, 200_000_000))),
});
const formOf = (inside: string, content: string): PdfObject => ({
  dict: `/Type/XObject/Subtype/Form/BBox[0 0 1000 1000]/Resources<</XObject<<${inside}>>>>`,
  data: content,
});
const DRAWN = 'q 400 0 0 400 50 50 cm /I Do Q';

/** A picture of so many pixels in a form in a form, as deep as told. */
export const hiddenPicture = (width: number, height: number, depth: number): Buffer =>
  paper('/XObject<</F 5 0 R>>', 'q /F Do Q', [
    ...Array.from({ length: depth - 1 }, (_, level) => formOf(`/F ${6 + level} 0 R`, 'q /F Do Q')),
    formOf(`/I ${5 + depth} 0 R`, DRAWN),
    pictureOf(width, height),
  ]);

/** A picture whose width is read as 20 by who reads 16 bits of it. */
export const widePicture = (): Buffer =>
  paper('/XObject<</I 5 0 R>>', DRAWN, [pictureOf(65_536 + 20, 2_000)]);

/** Pictures that may each be there, and are too many together. */
export const manyPictures = (count: number): Buffer =>
  paper('/XObject<</F 5 0 R>>', 'q /F Do Q', [
    formOf('/I 6 0 R', Array.from({ length: count }, () => DRAWN).join('\n')),
    pictureOf(6_000, 6_000),
  ]);

/** Forms that each draw the next one twenty times: a few kilobytes that become gigabytes. */
export const nestedForms = (depth = 8): Buffer =>
  paper('/XObject<</F 5 0 R>>', 'q /F Do Q', [
    ...Array.from({ length: depth }, (_, level) => formOf(`/F ${6 + level} 0 R`, 'q /F Do Q\n'.repeat(20))),
    { dict: '/Type/XObject/Subtype/Form/BBox[0 0 1000 1000]', data: '0 0 m 10 10 l S' },
  ]);

/** A picture of ten pixels whose mask has 900 million. */
export const heavyMask = (): Buffer =>
  paper('/XObject<</I 5 0 R>>', DRAWN, [pictureOf(10, 1, '/SMask 6 0 R'), pictureOf(30_000, 30_000)]);

/** A picture that is drawn a hundred thousand times, as a pattern. */
export const tiledPicture = (): Buffer =>
  paper('/Pattern<</P 5 0 R>>', '/Pattern cs /P scn 0 0 500 500 re f', [
    {
      dict: '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 400 400]/XStep 1/YStep 1/Resources<</XObject<</I 6 0 R>>>>',
      data: 'q 400 0 0 400 0 0 cm /I Do Q',
    },
    pictureOf(6_000, 6_000),
  ]);

/** What every scanner knows as a virus that does nothing. In two parts, so that no scanner takes this file for one. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

export interface Scanner {
  address: string;
  /** How many files it was asked about. */
  asked: number;
  /** Answers with this instead of a verdict. */
  says: string | null;
  stop(): Promise<void>;
}

/** A clamd that knows one virus, and speaks INSTREAM over TCP. */
export async function startScanner(port = 0): Promise<Scanner> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    let seen = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data: Buffer) => {
      seen = Buffer.concat([seen, data]);
      const content = streamOf(seen);
      if (content === null) return;
      scanner.asked += 1;
      const verdict = content.includes('EICAR-STANDARD-ANTIVIRUS') ? 'Eicar-Signature FOUND' : 'OK';
      socket.end(`stream: ${scanner.says ?? verdict}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const scanner: Scanner = {
    address: `127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    asked: 0,
    says: null,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return scanner;
}

/** The content of a whole INSTREAM command; null before its end. */
function streamOf(seen: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!seen.subarray(0, command.byteLength).equals(command)) return null;
  const parts: Buffer[] = [];
  for (let at = command.byteLength; at + 4 <= seen.byteLength;) {
    const length = seen.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(seen.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const TABLE = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32, as PNG has it at each chunk's end. */
function checksum(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
