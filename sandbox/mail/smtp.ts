import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Logger } from 'pino';
import type { Mailbox } from './mailbox';

/** The largest mail taken, in bytes. */
export const MAIL_MAX_BYTES = 1024 * 1024;

export interface SmtpReceiver {
  /** @returns the port that it listens on. @throws the system's error, for example EADDRINUSE. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

class Refused extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read on to the end, so that the client hears the refusal, but keep nothing of it.
    if (size <= MAIL_MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAIL_MAX_BYTES) throw new Refused(552, `a mail has at most ${MAIL_MAX_BYTES} bytes here`);
  return Buffer.concat(chunks);
}

async function receive(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const mail = await PostalMime.parse(await readAll(stream));
  const sender = session.envelope.mailFrom;
  mailbox.add({
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? (sender ? sender.address : ''),
    to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  });
}

/** Takes every mail that is handed in, whoever it is for, and sends none on: the end of the line for tests. */
export function createSmtpReceiver(mailbox: Mailbox, log: Logger): SmtpReceiver {
  const server = new SMTPServer({
    name: 'sandbox.parlour.example',
    banner: 'Parlour sandbox: mail stays here',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    maxClients: 50,
    socketTimeout: 30_000,
    closeTimeout: 2_000,
    logger: false,
    onData(stream, session, done) {
      receive(mailbox, stream, session).then(
        () => done(),
        (error: unknown) => {
          log.warn({ err: error }, 'mail refused');
          done(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  });
  // A client that hangs up in the middle is its own affair.
  server.on('error', (error) => log.debug({ err: error }, 'smtp'));
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => {
          server.server.off('error', reject);
          resolve((server.server.address() as AddressInfo).port);
        });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
