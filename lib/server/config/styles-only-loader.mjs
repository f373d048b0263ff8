/**
 * Removes class names from Next's list of what a page needs in the browser: Next compiles the styles of server
 * components there, and webpack keeps each sheet's table of names although only client components use one, and those
 * import it themselves.
 * @param {string} source Next's list, a line for each module
 */
export default function stylesOnlyLoader(source) {
  return source.replace(
    /import\(\/\* webpackMode: "eager" \*\/ ("[^"]+\.s?css")\)/g,
    'import(/* webpackMode: "eager", webpackExports: [] */ $1)',
  );
}
