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

interface Action {
  label: string;
  url: string;
}

export interface Letter {
  /** BCP 47 tag of the text. */
  lang: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: Action;
  /** A second choice, as a plain link. */
  second?: Action | undefined;
  /** Before the address of the button in plain. */
  plainLink: string;
  /** Small print under the card. */
  closing: string[];
  unsubscribe?: Action | undefined;
}

/**
 * Colours for readers in the dark. Programs that know no media query keep those of the elements, which are for the
 * light; `!important` is what overrides a style attribute.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#15131c!important;color:#f0edf7!important}
.card{background:#221f2c!important;color:#f0edf7!important}
.button{background:#f0edf7!important;color:#15131c!important}
.small,.small a{color:#b3aec2!important}
.link{color:#c9b8ff!important}
}`;

/** One letter in both forms: plain text, and HTML that needs no image, script or outside style. */
export function renderLetter(letter: Letter): { subject: string; text: string; html: string } {
  const { lang, subject, greeting, paragraphs, action, second, plainLink, closing, unsubscribe } = letter;
  const line = ({ label, url }: Action) => `${label}: ${url}`;
  const text = [
    greeting,
    ...paragraphs,
    line(action),
    ...(second ? [line(second)] : []),
    ...closing,
    ...(unsubscribe ? [line(unsubscribe)] : []),
  ].join('\n\n');

  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const link = ({ label, url }: Action) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:#4b2fb3">${escapeHtml(label)}</a>`;
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;background:#f3f1ec;color:#1d1b26;font:16px/1.5 system-ui,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:700;font-size:20px">Parlour</p>
<div class="card" style="background:#fff;border-radius:12px;padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;background:#1d1b26;color:#fff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(action.label)}</a></p>
${second ? `<p style="margin:0 0 24px">${link(second)}</p>` : ''}
<p class="small" style="margin:0;color:#5c5868;font-size:13px;overflow-wrap:anywhere">${escapeHtml(plainLink)}<br>${link({ label: action.url, url: action.url })}</p>
</div>
<div class="small" style="padding:16px 4px;color:#5c5868;font-size:13px">${closing.map(paragraph).join('\n')}
${unsubscribe ? `<p style="margin:0 0 16px">${link(unsubscribe)}</p>` : ''}</div>
</div></body></html>`;
  return { subject, text, html };
}
