import http from 'node:http';
import { listenOnLoopback } from '@/tests/support/loopback';
import { Answer } from './answer';

/** What a reader gets of an answer that is given by `give`. */
async function readerGets(give: (answer: Answer) => unknown, method = 'GET') {
  const server = http.createServer({ ServerResponse: Answer }, (_, answer) => void give(answer));
  const origin = await listenOnLoopback(server);
  try {
    const response = await fetch(`${origin}/`, { method, redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, body: await response.text() };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

type Sender = [string, (answer: Answer) => unknown];
const ways: Sender[] = [
  ['a head and an end', (answer) => answer.writeHead(201, { 'x-own': 'yes' }).end('whole')],
  [
    'pieces alone',
    (answer) => {
      answer.statusCode = 201;
      answer.setHeader('x-own', 'yes');
      answer.write('who');
      answer.end('le');
    },
  ],
  [
    'an end alone',
    (answer) => {
      answer.statusCode = 201;
      answer.setHeader('x-own', 'yes').end('whole');
    },
  ],
];

describe.each(ways)('written with %s', (_, send) => {
  it('goes out as it is', async () => {
    const { status, headers, body } = await readerGets(send);
    expect([status, headers.get('x-own'), body]).toEqual([201, 'yes', 'whole']);
  });

  it('tells its beginning once, and lets headers be set before its head, once', async () => {
    const order: string[] = [];
    const { headers } = await readerGets((answer) => {
      answer.whenBegun(() => order.push('begun'));
      answer.beforeHead(() => {
        order.push('head');
        answer.setHeader('x-late', String(answer.statusCode));
      });
      send(answer);
    });
    expect(order).toEqual(['begun', 'head']);
    expect(headers.get('x-late')).toBe('201');
  });

  it('is thrown away for a substitute, whose head is looked at, too', async () => {
    const { status, headers, body } = await readerGets((answer) => {
      answer.beforeHead(() => void answer.setHeader('x-late', 'yes'));
      answer.mayPutAside(() => (ready) => {
        setImmediate(() => ready(404, { 'content-length': 4 }, Buffer.from('else')));
      });
      send(answer);
    });
    expect([status, headers.get('x-late'), body]).toEqual([404, 'yes', 'else']);
  });

  it('may be let pass with another status', async () => {
    const asked: number[] = [];
    const { status, body } = await readerGets((answer) => {
      answer.mayPutAside(() => {
        asked.push(answer.statusCode);
        answer.statusCode = 203;
        return null;
      });
      send(answer);
    });
    expect([status, body, asked]).toEqual([203, 'whole', [201]]);
  });
});

it('passes each header through all rules, however it is set', async () => {
  const { headers } = await readerGets((answer) => {
    answer.addHeaderRule((name, value) => (name === 'x-secret' ? null : { name, value }));
    answer.addHeaderRule((name, value) =>
      name === 'x-a' ? { name: 'x-b', value: `${String(value)}!` } : { name, value },
    );
    answer.setHeader('X-Secret', 'one');
    answer.setHeader('X-A', 'set');
    answer.writeHead(200, { 'x-secret': 'two', 'x-c': 'head' }).end();
  });
  expect([headers.get('x-secret'), headers.get('x-b'), headers.get('x-c')]).toEqual([null, 'set!', 'head']);
});

it('leads to one place, also when it is named twice', async () => {
  const { headers } = await readerGets((answer) => {
    answer.appendHeader('Location', '/a').appendHeader('location', '/a');
    answer.appendHeader('x-list', 'a').appendHeader('x-list', 'b');
    answer.writeHead(302).end();
  });
  expect([headers.get('location'), headers.get('x-list')]).toEqual(['/a', 'a, b']);
});

it('takes no word any more once it is silenced', async () => {
  const { status, headers, body } = await readerGets((answer) => {
    answer.writeHead(413, { 'content-length': 3 });
    answer.end('413');
    answer.silence();
    answer.setHeader('x-late', 'yes').appendHeader('x-late', 'yes').removeHeader('content-length');
    answer.flushHeaders();
    answer.writeHead(200).end(String(answer.write('late')));
  });
  expect([status, headers.get('x-late'), body]).toEqual([413, null, '413']);
});

it('sends a substitute once, whatever is flushed and ended before it is ready', async () => {
  let sent = 0;
  const { status, body } = await readerGets((answer) => {
    answer.mayPutAside(() => (ready) => {
      sent += 1;
      setImmediate(() => ready(404, { 'content-length': 4 }, Buffer.from('else')));
    });
    answer.statusCode = 404;
    answer.flushHeaders();
    answer.write('what is put aside');
    answer.end();
    answer.end();
  });
  expect([status, body, sent]).toEqual([404, 'else', 1]);
});
