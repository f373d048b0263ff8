import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  /** With the angle brackets; a new one unless told. */
  messageId?: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Hands a mail to the SMTP server. @throws the transport's error; the caller is a job, which tries again. */
  send(mail: Mail): Promise<void>;
}

/** Time-outs of the SMTP conversation. Milliseconds. */
const CONNECT_MS = 5_000;
const SOCKET_MS = 15_000;

/** Mail leaves by SMTP, wherever SMTP_URL points; one connection per mail, so that nothing needs closing. */
export function createMailer(config: { smtpUrl: string; mailFrom: string }): Mailer {
  const url = new URL(config.smtpUrl);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from: config.mailFrom, ...mail });
    },
  };
}
