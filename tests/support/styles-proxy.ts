/** Stands in for a sass module in unit tests: every class name is its own key. */
const styles: Record<string, string> = new Proxy({} as Record<string, string>, {
  get: (_target, key) => (key === '__esModule' ? undefined : String(key)),
});
export default styles;
