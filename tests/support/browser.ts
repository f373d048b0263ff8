/** How tests start the browser that scripts/house/browser.mjs found. */
export const browser = {
  launchOptions: {
    executablePath: process.env.E2E_BROWSER || undefined,
    // The machine may have no graphics card: WebGL is drawn in software. Root can't have Chromium's sandbox.
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  },
};
