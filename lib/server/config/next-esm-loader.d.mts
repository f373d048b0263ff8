/** A loader of webpack's: gives a file of Next's client its text as an ES module. */
export default function nextEsmLoader(
  this: { resourcePath: string; addDependency: (file: string) => void },
  source: string,
): string;
