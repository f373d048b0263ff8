import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { createTransport } from 'nodemailer';
import pino from 'pino';
import { createMail, MAIL_BASE, type SandboxMail } from '.';
import { openMailbox, type StoredMail } from './mailbox';

const ORIGIN = 'http://sandbox.test';

describe('the sandbox’s mail', () => {
  let directory: string;
  let mail: SandboxMail;
  let app: Hono;
  const open = () =>
    createMail({
      host: '127.0.0.1',
      smtpPort: 0,
      origin: ORIGIN,
      dataDir: directory,
      log: pino({ level: 'silent' }),
    });

  beforeEach(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'parlour-mail-'));
    mail = open();
    await mail.start();
    app = new Hono().route(MAIL_BASE, mail.routes);
  });
  afterEach(async () => {
    await mail.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const send = (message: object) =>
    createTransport({ host: '127.0.0.1', port: mail.smtpPort(), secure: false }).sendMail({
      from: 'Parlour <hello@parlour.example>',
      to: 'Mara@parlour.example',
      subject: 'Grüße',
      text: 'Hallo Mara',
      ...message,
    });
  const messages = async (query = '') => {
    const response = await app.request(`${MAIL_BASE}/api/messages${query}`);
    return ((await response.json()) as { data: StoredMail[] }).data;
  };

  it('receives by SMTP and tells by recipient, newest first', async () => {
    await send({ html: '<p>Hallo <b>Mara</b></p>' });
    await send({ to: 'luc@parlour.example', subject: 'Autre' });
    await send({ subject: 'Noch eine' });
    expect((await messages()).map(({ subject }) => subject)).toEqual(['Noch eine', 'Autre', 'Grüße']);
    const hers = await messages('?to=mara@PARLOUR.example');
    expect(hers.map(({ subject }) => subject)).toEqual(['Noch eine', 'Grüße']);
    expect(hers[1]).toMatchObject({
      from: 'hello@parlour.example',
      to: ['mara@parlour.example'],
      text: 'Hallo Mara\n',
      html: expect.stringContaining('<b>Mara</b>'),
    });
  });

  it('goes by the envelope: a blind copy shows in the inbox of its reader', async () => {
    await send({ bcc: 'luc@parlour.example' });
    expect(await messages('?to=luc@parlour.example')).toHaveLength(1);
  });

  it('keeps its mail over a restart, and survives a file that was cut short', async () => {
    await send({});
    writeFileSync(
      path.join(directory, 'mail', `${Date.now()}-${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.json`),
      '{"id":',
    );
    await mail.stop();
    mail = open();
    await mail.start();
    app = new Hono().route(MAIL_BASE, mail.routes);
    expect((await messages()).map(({ subject }) => subject)).toEqual(['Grüße']);
  });

  it('refuses a mail beyond 1 MiB and goes on working', async () => {
    await expect(send({ text: 'x'.repeat(1_200_000) })).rejects.toThrow(/552|Message size/);
    await send({});
    expect(await messages()).toHaveLength(1);
  });

  it('holds a bounded number of mails, the oldest make room', () => {
    const box = openMailbox(path.join(directory, 'bounded'), 3);
    const stored = { receivedAt: '', from: '', to: [], text: '', html: null, attachments: [] };
    for (const subject of ['1', '2', '3', '4', '5']) box.add({ ...stored, subject });
    expect(box.list().map(({ subject }) => subject)).toEqual(['5', '4', '3']);
    expect(readdirSync(path.join(directory, 'bounded'))).toHaveLength(3);
  });

  it('shows the list and the message, everything of the mail escaped', async () => {
    await send({ subject: '<script>alert(1)</script>', text: '<img src=x onerror=alert(2)>' });
    const list = await (await app.request(MAIL_BASE)).text();
    expect(list).toContain('&lt;script&gt;');
    expect(list).not.toContain('<script');
    const [stored] = await messages();
    const page = await app.request(`${MAIL_BASE}/messages/${stored?.id}`);
    const content = await page.text();
    expect(content).toContain('&lt;img src=x');
    expect(content).not.toMatch(/<(script|img)/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows HTML without scripts, requests or an origin', async () => {
    await send({ html: '<script>fetch("/mail/clear",{method:"POST"})</script><p>Hallo</p>' });
    const [stored] = await messages();
    const page = await (await app.request(`${MAIL_BASE}/messages/${stored?.id}`)).text();
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const frame = await app.request(`${MAIL_BASE}/messages/${stored?.id}/html`);
    const policy = frame.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox (?!.*allow-scripts)(?!.*allow-same-origin)/);
    expect(policy).toContain("default-src 'none'");
  });

  it('is emptied from its own page only', async () => {
    await send({});
    const foreign = await app.request(`${MAIL_BASE}/clear`, {
      method: 'POST',
      headers: { origin: 'http://evil.test' },
    });
    expect(foreign.status).toBe(403);
    expect(await messages()).toHaveLength(1);
    const own = await app.request(`${MAIL_BASE}/clear`, { method: 'POST', headers: { origin: ORIGIN } });
    expect(own.status).toBe(303);
    expect(await messages()).toEqual([]);
  });

  it('answers 404 for a mail that is none', async () => {
    for (const address of [
      '/messages/none',
      '/messages/none/html',
      '/messages/..%2f..%2fetc',
      '/api/messages/none',
    ]) {
      expect((await app.request(MAIL_BASE + address)).status).toBe(404);
    }
  });

  it('stops listening when it is stopped', async () => {
    const port = mail.smtpPort();
    await mail.stop();
    const transport = createTransport({ host: '127.0.0.1', port, secure: false, connectionTimeout: 500 });
    await expect(transport.verify()).rejects.toThrow();
  });
});
