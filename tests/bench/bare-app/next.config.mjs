import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Built in a folder below the repository's own: it must not take that one for its root.
export default {
  outputFileTracingRoot: path.dirname(fileURLToPath(import.meta.url)),
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
};
