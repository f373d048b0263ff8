import { escapeHtml } from './layout';

export interface SupportLetter {
  reference: string;
  topic: string;
  name: string;
  email: string;
  message: string;
  language: string;
  /** Null when a visitor wrote. */
  playerId: string | null;
  /** The player had given the password just before. */
  verified: boolean;
  writtenAt: Date;
}

/** What the support team gets; answering it answers the writer. The team reads English. */
export function supportMail(letter: SupportLetter): {
  subject: string;
  text: string;
  html: string;
  replyTo: string;
} {
  const { reference, topic, message, playerId, verified } = letter;
  const who = playerId
    ? `player ${playerId}, password ${verified ? 'confirmed just before' : 'not asked for'}`
    : 'not logged in';
  const facts = [
    ['Reference', reference],
    ['Topic', topic],
    ['Name', letter.name],
    ['E-mail', letter.email],
    ['Who', who],
    ['Language', letter.language],
    ['Written', letter.writtenAt.toISOString()],
  ] as const;
  const subject = `[${reference}] ${topic}${verified ? ', verified player' : ''}`;
  const text = `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`;
  const rows = facts
    .map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif"><table cellpadding="4">${rows}</table>
<p style="white-space:pre-wrap">${escapeHtml(message)}</p></body></html>`;
  return { subject, text, html, replyTo: letter.email };
}
