/** How tests start the browser that scripts/processes/browser.mjs found. */
export const browser = {
  launchOptions: {
    executablePath: process.env.E2E_BROWSER || undefined,
    // The machine may have no graphics card: WebGL is drawn in software, and only that, since a page put together by
    // SwiftShader too took two fifths of two cores. Root can't have Chromium's sandbox.
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader-webgl',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Each test has a context of its own; a new process for each of them took an eighth of the processor time.
      '--renderer-process-limit=1',
      // Playwright's own settings of a mouse, and how far ahead pictures are fetched: as on 4G, of which a shell without
      // windows knows nothing.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  },
};
