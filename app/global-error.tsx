'use client';

/**
 * The last net: the frame itself could not be rendered, so that nothing of it can be used here, not even the
 * messages. Every language is on the page instead.
 */
const TEXTS = [
  ['en', 'Something went wrong. The service will be back soon.'],
  ['de', 'Da ist etwas schiefgegangen. Gleich geht es weiter.'],
  ['fr', 'Un problème est survenu. Le service revient bientôt.'],
] as const;

export default function GlobalError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body
        style={{ margin: 0, background: '#0A0F0D', color: '#F3F1EA', font: '16px/1.5 system-ui, sans-serif' }}
      >
        <main
          style={{
            display: 'grid',
            gap: 16,
            placeContent: 'center',
            minHeight: '100vh',
            textAlign: 'center',
          }}
        >
          <title>Parlour</title>
          {TEXTS.map(([lang, text]) => (
            <p key={lang} lang={lang} style={{ margin: 0 }}>
              {text}
            </p>
          ))}
          <p>
            <button type="button" onClick={reset} style={{ font: 'inherit', padding: '10px 20px' }}>
              Reload · Neu laden · Recharger
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
