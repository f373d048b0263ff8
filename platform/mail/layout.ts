const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export interface Letter {
  /** BCP 47 tag of the text. */
  lang: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  /** Small print under the button. */
  closing: string[];
}

/** One letter in both forms: plain text, and HTML that needs no image, script or outside style. */
export function renderLetter(letter: Letter): { subject: string; text: string; html: string } {
  const { lang, subject, greeting, paragraphs, action, closing } = letter;
  const text = [greeting, ...paragraphs, `${action.label}: ${action.url}`, ...closing].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f3f1ec;color:#1d1b26;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:700;font-size:20px">Parlour</p>
<div style="background:#fff;border-radius:12px;padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#1d1b26;color:#fff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(action.label)}</a></p>
</div>
<div style="padding:16px 4px;color:#5c5868;font-size:13px">${closing.map(paragraph).join('\n')}</div>
</div></body></html>`;
  return { subject, text, html };
}
